/** @jest-environment node */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { readEditorial } from './read-editorial';

const component = (uid: string, attributes: object) => ({ uid, schema: { attributes } });
const type = (name: string, kind: string, attributes: object) => ({
  uid: `api::${name}.${name}`,
  schema: { kind, singularName: name, pluralName: `${name}s`, attributes },
});

const CONTENT_TYPES = [
  type('landing', 'singleType', { logo: { type: 'media' } }),
  type('app-parameter', 'singleType', {
    phones: { type: 'component', repeatable: true, component: 'parameter.phone' },
  }),
  type('legal-text', 'collectionType', { body: { type: 'richtext' } }),
];
const PHONE = component('parameter.phone', { value: { type: 'string' } });

/** The current content of the fake CMS, by path. */
let content: Record<string, unknown> = {};
const asked: string[] = [];
let cms: Server;
let apiURL = '';

beforeAll(async () => {
  cms = createServer(({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://cms');
    asked.push(pathname);
    answer.statusCode = pathname in content ? 200 : 404;
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(content[pathname] ?? {}));
  });
  await new Promise<void>((listening) => cms.listen(0, '127.0.0.1', listening));
  apiURL = `http://127.0.0.1:${String((cms.address() as AddressInfo).port)}`;
});

afterAll(() => {
  cms.closeAllConnections();
  cms.close();
});

const media = (alternativeText: string) => ({ id: 7, url: '/uploads/logo.webp', alternativeText });
const text = (id: number) => ({
  id,
  documentId: `text-${String(id)}`,
  key: 'terms',
  body: 'Terms',
});
const filled = (alternativeText: string, texts: readonly object[]) => ({
  '/api/content-type-builder/content-types': { data: CONTENT_TYPES },
  '/api/content-type-builder/components': { data: [PHONE] },
  '/api/landing': { data: { id: 1, documentId: 'l', logo: media(alternativeText) } },
  '/api/app-parameter': { data: { id: 1, documentId: 'p', phones: [{ id: 3, value: '91' }] } },
  '/api/upload/files': [{ id: 7, placeholder: 'data:image/webp;base64,AA' }],
  '/api/legal-texts': { data: texts, meta: { pagination: { page: 1, pageCount: 1 } } },
});

/** The nodes of the previous run, which the plugin may find. */
let nodes: readonly NodeInput[] = [];
const memory = new Map<string, unknown>();

async function run(): Promise<readonly NodeInput[]> {
  const args = {
    actions: {},
    createNodeId: (id: string) => id,
    createContentDigest: JSON.stringify,
    reporter: {
      info: () => undefined,
      panic: (message: string) => Promise.reject(new Error(message)),
    },
    cache: {
      get: (key: string) => Promise.resolve(memory.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(memory.set(key, value)),
    },
    getNodes: () => nodes,
    getNode: (id: string) => nodes.find((node) => node.id === id),
  };
  nodes = await readEditorial(args as unknown as SourceNodesArgs, { apiURL, accessToken: 'token' });
  return nodes;
}

const ofType = (nodes: readonly NodeInput[], name: string) =>
  nodes.filter((node) => node.internal.type === name);

describe('reading the editorial content again', () => {
  it('sees a changed picture text, and the last entry of a type go; and asks for each type once', async () => {
    content = filled('Two houses', [text(1)]);
    const first = await run();
    expect(ofType(first, 'STRAPI_LEGAL_TEXT')).toHaveLength(1);
    expect(ofType(first, 'STRAPI__MEDIA')).toMatchObject([
      { alternativeText: 'Two houses', placeholder: 'data:image/webp;base64,AA' },
    ]);
    expect(ofType(first, 'STRAPI__COMPONENT_PARAMETER_PHONE')).toMatchObject([{ value: '91' }]);

    content = filled('Three houses', []);
    asked.length = 0;
    const second = await run();
    expect(ofType(second, 'STRAPI__MEDIA')).toMatchObject([{ alternativeText: 'Three houses' }]);
    expect(ofType(second, 'STRAPI_LEGAL_TEXT')).toHaveLength(0);
    expect(asked.sort()).toEqual(Object.keys(content).sort());
  });

  it('takes single types that are not written yet as none', async () => {
    content = Object.fromEntries(
      Object.entries(filled('', [])).filter(([path]) => !/landing|parameter/.test(path)),
    );
    expect(await run()).toEqual([]);
  });

  it('fails where the CMS does not answer for its pictures', async () => {
    content = filled('Two houses', []);
    delete content['/api/upload/files'];
    await expect(run()).rejects.toThrow('The CMS answers 404 to its pictures.');
  });
});
