import { beforeAll, describe, expect, it } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020';
import { ROUTES, SERVED_ROUTES } from '../src/app/routes';
import {
  CLOSING_FIELDS,
  FIELDS,
  KINDS,
  LIST_FILTERS,
  LIST_KEYS,
  STORED_FIELDS,
} from '../src/domain';
import { addressOf } from '../src/http/route-table';
import { operationOf, pathOf } from '../src/openapi/operation';
import { LISTING_NAMES, searchValuesName } from '../src/api/listing/schemas';
import { responseValidator } from './support/openapi-validator';
import type { ReceivedResponse, ApiDocument } from './support/openapi-validator';
import { cmsOfFile, signIn } from './support/cms';

interface Schema {
  readonly properties: Readonly<Record<string, object>>;
}
interface Document extends ApiDocument {
  readonly openapi: string;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>> & {
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

/** A route of Strapi's router. */
interface Mounted {
  readonly path: string;
  readonly methods: readonly string[];
}

const cms = cmsOfFile();
let document: Document;
beforeAll(async () => {
  document = (await cms.http.get('/openapi.json').expect(200)).body as Document;
});

/**
 * Routes that docs/contract.md omits: the OpenAPI document, metrics, and the routes of the site's build and the
 * publisher.
 */
const BESIDE = [
  'GET /api/app-parameter',
  'GET /api/landing',
  'GET /api/legal-texts',
  'GET /api/legal-texts/:id',
  'GET /api/upload/files',
  'GET /api/content-type-builder/components',
  'GET /api/content-type-builder/content-types',
  'GET /api/publisher/closed',
  'GET /api/publisher/listing',
  'GET /api/publisher/listings',
  'GET /api/publisher/near',
  'GET /api/publisher/state',
  'GET /api/publisher/changes',
  'GET /openapi.json',
  'GET /health',
  'GET /ready',
  'GET /metrics',
];

const clientPath = (path: string): string =>
  addressOf(SERVED_ROUTES.find((one) => one.path === path) ?? { path });

/** The routes of Strapi's router below `/api`, each with its address for clients. */
const mounted = (): string[] =>
  (cms.strapi.server.listRoutes() as readonly Mounted[])
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ path, methods }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${clientPath(path.slice('/api'.length))}`),
    );

describe('the description', () => {
  it('is public and describes every call', async () => {
    await cms.http.get('/openapi.json').set('Authorization', 'Bearer x').expect(200);
    expect(document.openapi).toBe('3.1.0');
    const has = ROUTES.filter(
      (one) => document.paths[pathOf(one)]?.[one.method.toLowerCase()] !== undefined,
    );
    expect(has).toHaveLength(ROUTES.length);
    expect(new Set(ROUTES.map((one) => operationOf(one, '').operationId)).size).toBe(ROUTES.length);
  });

  it('lists every mounted route, except those named here', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(mounted().sort()).toEqual([...described, ...BESIDE].sort());
    const answered = SERVED_ROUTES.map((one) => `${one.method} ${addressOf(one)}`);
    expect(mounted()).toEqual(expect.arrayContaining(answered));
  });

  it('has schemas that compile, and no dangling reference', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
    ajv.addVocabulary(Object.keys(document));
    for (const format of ['date', 'date-time', 'email', 'uri']) ajv.addFormat(format, true);
    ajv.addSchema(document, 'document', undefined, false);
    for (const name of Object.keys(document.components.schemas))
      expect([name, typeof ajv.getSchema(`document#/components/schemas/${name}`)]).toEqual([
        name,
        'function',
      ]);
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g),
    ];
    expect(references.length).toBeGreaterThan(100);
    for (const [reference, kind = '', name = ''] of references)
      expect([reference, document.components[kind]?.[name]]).not.toContain(undefined);
  });

  it('has every field of each kind and every filter of each list', () => {
    const { schemas } = document.components;
    const keys = (name: string) => Object.keys(schemas[name]?.properties ?? {});
    for (const kind of KINDS) {
      const names = STORED_FIELDS[kind].map(({ name }) => name);
      const closing = Object.keys(CLOSING_FIELDS);
      expect(keys(LISTING_NAMES[kind].taken)).toEqual([...names, ...closing]);
      expect(keys(LISTING_NAMES[kind].whole)).toEqual(expect.arrayContaining(names));
    }
    for (const list of LIST_KEYS)
      expect(keys(searchValuesName(list))).toEqual([
        'sorting',
        ...LIST_FILTERS[list].map(({ key }) => key),
      ]);
    const type = schemas[LISTING_NAMES.propcom.taken]?.properties.propertyType;
    expect(type).toMatchObject({
      description: expect.stringContaining('Gurugram: Shop') as unknown,
    });
    expect(type).toMatchObject({
      description: expect.stringContaining(
        `\`${FIELDS.propertyType.label} is required\``,
      ) as unknown,
    });
  });
});

describe('an answer that is not as described is found', () => {
  /** A valid response of a call that returns an account. */
  async function goodAnswer(): Promise<ReceivedResponse> {
    const { token } = await signIn(cms, 'visiter');
    const path = '/api/GetUserForAuth';
    const answer = await cms.http.get(path).set('Authorization', token);
    const { status, headers, body, text } = answer as Omit<ReceivedResponse, 'method' | 'path'>;
    return { method: 'get', path, status, headers, body, text };
  }
  const changed = ({ body }: ReceivedResponse, more: object) => {
    const { userA } = body as { readonly userA: object };
    return { body: { userA: { ...userA, ...more } } };
  };

  it.each<[string, (answer: ReceivedResponse) => Partial<ReceivedResponse>, string | undefined]>([
    ['nothing', () => ({}), undefined],
    ['a leak', (good) => changed(good, { password: 'x' }), 'must NOT have additional properties'],
    ['a key that is missing', () => ({ body: {} }), "must have required property 'userA'"],
    ['a wrong type', (good) => changed(good, { superAdmin: 1 }), 'must be boolean'],
    ['a wrong format', (good) => changed(good, { createdAt: 'now' }), 'must match format'],
    ['an undescribed status', () => ({ status: 418 }), 'this status is not described'],
    [
      'another type',
      () => ({ headers: { 'x-request-id': 'x', 'content-type': 'text/html' } }),
      'it is text/html',
    ],
    [
      'a header that is missing',
      ({ headers }) => ({ headers: { 'content-type': headers['content-type'] ?? '' } }),
      'the header X-Request-Id is missing',
    ],
  ])('%s', async (_what, spoil, fault) => {
    const good = await goodAnswer();
    const found = responseValidator(document)({ ...good, ...spoil(good) });
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(fault);
  });
});
