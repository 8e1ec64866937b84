import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { FEED_ROUTES } from '../src/api/publisher/routes/feed';
import { ROUTES } from '../src/app/routes';
import {
  AREAS,
  attributesOf,
  CLOSING_FIELDS,
  KINDS,
  listOf,
  PRIVATE_KIND_FIELDS,
} from '../src/domain';
import type { FieldType, Kind } from '../src/domain';
import { readEnv } from '../src/settings/env';
import { LISTING_UIDS } from '../src/uids';
import { addListing, bodyOf, callAs, cmsOfFile, signIn } from './support/cms';
import type { Data } from './support/cms';
import { listingChecks } from './support/checks';
import { listingPath } from './support/listing-calls';
import { sendForm } from './support/multipart';
import { storedVersions } from './support/packed';
import { addressOf } from './support/role-fixture';

const cms = cmsOfFile();
let token: string;
beforeAll(async () => {
  token = (await signIn(cms, 'manager_dwk')).token;
});

const { send, detail, edit, versionsOf } = listingChecks(() => ({ cms, token }));

/** The closing day is public. */
const CLOSING = Object.entries(CLOSING_FIELDS).filter(([name]) => name !== 'closedOn');

/** A value of a type that nothing else has, and that no rule of the field changes. */
function canaryOf(type: FieldType, name: string, place: number): string | number {
  if (type === 'phone') return `98765000${String(place + 10)}`;
  if (type === 'money') return 76_543_210 + place;
  if (type === 'minute') return `20${String(place + 40)}-11-12T04:37:00.000Z`;
  return `CANARY ${name}`;
}

const canariesOf = (kind: Kind): Data =>
  Object.fromEntries(
    PRIVATE_KIND_FIELDS[kind].map(({ name, type }, place) => [name, canaryOf(type, name, place)]),
  );
const CLOSING_CANARIES: Data = Object.fromEntries(
  CLOSING.map(([name, { type }], place) => [
    name,
    type === 'choice' ? 'Another broker' : canaryOf(type, name, place),
  ]),
);

/** The calls that read, as the convention of their names has it. */
const READS = ROUTES.filter(
  ({ method, path, writes }) =>
    writes !== true &&
    (method === 'GET' || /(Search|Find|List|Compare|Export|Dashboard)$/.test(path)),
);

const addDocument = (id: string) =>
  sendForm(send('post', '/api/dwk/ListingDocumentAdd'), [
    ['id', undefined, id],
    ['file', 'CANARY name.pdf', '%PDF-1.7 CANARY content'],
  ]).expect(200);

/** A listing on offer and a closed one, each with a canary in every private field. */
async function addCanaries(kind: Kind) {
  const offered = await addListing(cms, 'dwk', kind, { stage: 'Draft' });
  const closed = await addListing(cms, 'dwk', kind);
  const canaries = canariesOf(kind);
  await edit(kind, offered.documentId, canaries);
  // A person who publishes a listing ends the plan for it: here the column keeps it.
  await edit(kind, offered.documentId, { stage: 'Available' });
  const { documentId } = offered;
  const data = attributesOf(kind, canaries);
  await cms.strapi.db.query(LISTING_UIDS[kind]).update({ where: { documentId }, data });
  await addDocument(documentId);
  await edit(kind, closed.documentId, { stage: 'Closed', ...CLOSING_CANARIES });
  return { offered, closed, canaries };
}

describe.each(KINDS)('the private fields of %s', (kind) => {
  it('are in no answer but those of the region’s staff', async () => {
    const { offered, closed, canaries } = await addCanaries(kind);
    expect(await detail(kind, offered.documentId)).toMatchObject(canaries);
    expect(await detail(kind, closed.documentId)).toMatchObject(CLOSING_CANARIES);
    const [version] = await versionsOf(kind, closed.documentId);
    expect(JSON.stringify(version)).toContain('Another broker');
    const secrets = [
      ...['CANARY name', 'CANARY content'],
      ...[...Object.values(canaries), ...Object.values(CLOSING_CANARIES)].map(String),
    ];
    const names = [...Object.keys(canaries), ...Object.keys(CLOSING_CANARIES)];

    const answers: { readonly call: string; readonly text: string }[] = [];
    const ask = async (method: string, path: string, body: object, by?: string) => {
      const sent = callAs(cms, method.toLowerCase() as 'get' | 'post', path, by);
      const { text } = await (method === 'GET' ? sent : sent.send(body));
      answers.push({ call: `${method} ${path}`, text });
    };
    const callers = [undefined, ...(await strangers())];
    for (const { documentId: id, code } of [offered, closed])
      for (const by of callers)
        for (const { method, path } of READS)
          for (const area of path.includes(':area') ? AREAS : AREAS.slice(0, 1))
            await ask(
              method,
              addressOf(path, area, id),
              { values: { code }, text: 'CANARY', type: kind, id },
              by,
            );
    const publisher = `Bearer ${readEnv().secrets.PUBLISHER_TOKEN}`;
    const { key } = listOf(kind, 'SALE');
    for (const id of [offered.documentId, closed.documentId])
      for (const { path } of FEED_ROUTES)
        for (const query of [
          `kind=${kind}&id=${id}`,
          `area=dwk&list=${key}&order=newest`,
          `area=dwk&list=${key}&order=newest&stage=Closed`,
          `area=dwk&kind=${kind}&id=${id}`,
          'after=0',
        ])
          await ask('GET', `/api${path}?${query}`, {}, publisher);

    for (const { code } of [offered, closed])
      expect(answers.filter(({ text }) => text.includes(code)).length).toBeGreaterThan(2);
    const leaks = answers.flatMap(({ call, text }) => {
      const isOfListing = text.includes(offered.code) || text.includes(closed.code);
      return [...secrets, ...(isOfListing ? names.map((name) => `"${name}"`) : [])]
        .filter((trace) => text.includes(trace))
        .map((trace) => `${call}: ${trace}`);
    });
    expect(leaks).toEqual([]);
    const publicFiles = readdirSync(readEnv().publicDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
    expect(publicFiles.filter((content) => content.includes('CANARY'))).toEqual([]);
  });

  it('are refused with the name of the field', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', kind);
    const path = listingPath(kind, 'Edit', id);
    const wrong = { ownerPhone: '12', ownerSecondPhone: 'none', commission: 'x'.repeat(201) };
    const { errors } = (await bodyOf(send('put', path).send(wrong).expect(400))) as {
      readonly errors: object;
    };
    expect(Object.keys(errors).sort()).toEqual(Object.keys(wrong).sort());
    await edit(kind, id, { ownerPhone: '9876543210', ownerName: '' });
    expect(await detail(kind, id)).toMatchObject({ ownerPhone: '9876543210', ownerName: null });
  });
});

it('documents that are added while the listing is edited lose no version', async () => {
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
  const writes = Array.from({ length: 10 }, (_, n) =>
    n % 2 ? addDocument(id) : edit('propresi', id, { expectedPrice: 8_000_000 + n }),
  );
  await Promise.all(writes);
  const numbers = (await storedVersions(cms, id)).map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 11 }, (_, n) => n + 1));
});

/** Everybody who is not of the region’s staff. */
const strangers = async (): Promise<readonly string[]> =>
  await Promise.all(
    (['account', 'visiter', 'executive', 'manager_ggn'] as const).map(
      async (type) => (await signIn(cms, type)).token,
    ),
  );
