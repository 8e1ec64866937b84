/** @any-database Strapi’s own queries write the rows; `private-fields.test.ts` adds documents on each database. */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type * as Documents from '../src/api/listing-document/services/stored-documents';
import type * as Bin from '../src/documents/bin';
import { DOCUMENTS_OF_LISTING } from '../src/domain';
import type { Area, ListingDocument } from '../src/domain';
import { readEnv } from '../src/settings/env';
import { addListing, bodyOf, bootCms, callAs, signIn } from './support/cms';
import type { TestCms } from './support/cms';
import { backUp, bootRestored, useBackupFolder } from './support/backup';
import { DAY_MS } from './support/days';
import { moduleOfCms } from './support/load-strapi';
import { sendForm } from './support/multipart';
import { storedVersions } from './support/packed';
import { small } from './support/pictures';

const backups = useBackupFolder();
let cms: TestCms;
let token: string;
beforeAll(async () => {
  cms = await bootCms();
  token = (await signIn(cms, 'manager_dwk', { uname: 'Dev' })).token;
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => cms.close());

const PDF = Buffer.from('%PDF-1.7\nCANARY of a lease\n%%EOF\n');
const FIVE_MINUTES_MS = 5 * 60 * 1000;
const documents = () =>
  moduleOfCms('api/listing-document/services/stored-documents') as typeof Documents;
const folder = (): string => path.join(readEnv().dataDir, 'documents');

const ask = (call: string, id: string, by = token, area: Area = 'dwk') =>
  callAs(cms, 'post', `/api/${area}/ListingDocument${call}`, by).send({ id });
const add = (id: string, file: Buffer = PDF, name = 'Lease.pdf', by = token) =>
  sendForm(callAs(cms, 'post', '/api/dwk/ListingDocumentAdd', by), [
    ['id', undefined, id],
    ['file', name, file],
  ]);
const added = async (id: string, file?: Buffer, name?: string) =>
  ((await bodyOf(add(id, file, name).expect(200))) as { document: ListingDocument }).document;
const listed = async (id: string) =>
  ((await bodyOf(ask('List', id).expect(200))) as { documents: readonly ListingDocument[] })
    .documents;
const addressOf = async (document: string) =>
  ((await bodyOf(ask('Address', document).expect(200))) as { address: string }).address;
const refusalOf = async (call: ReturnType<typeof add>, status: number): Promise<unknown> =>
  ((await bodyOf(call.expect(status))) as { readonly errors?: unknown }).errors;

describe('a document of a listing', () => {
  it('is added, listed, opened by its address, and deleted', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
    const document = await added(id, PDF, 'Lease of Asha.exe');
    expect(document).toMatchObject({
      ...{ name: 'Lease of Asha.pdf', type: 'application/pdf', bytes: PDF.length, by: 'Dev' },
    });
    expect(await listed(id)).toEqual([document]);
    expect((await storedVersions(cms, id)).at(-1)).toMatchObject({
      ...{ action: 'update', actorName: 'Dev', entry: 'site' },
      fields: { documents: [[], ['Lease of Asha.pdf']] },
    });

    const answer = await cms.http
      .get(await addressOf(document._id))
      .buffer()
      .expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Lease of Asha.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(answer.body as Buffer)).toEqual(PDF);

    const [file = ''] = readdirSync(folder());
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder(), file)).mode & 0o777).toBe(0o600);
    const address = await addressOf(document._id);
    await ask('Delete', document._id).expect(200, { msg: 'success' });
    expect([await listed(id), readdirSync(folder())]).toEqual([[], []]);
    expect((await storedVersions(cms, id)).at(-1)).toMatchObject({
      fields: { documents: [['Lease of Asha.pdf'], []] },
    });
    await cms.http.get(address).expect(404);
    await ask('Delete', document._id).expect(404);
  });

  it('is a PDF or a picture by its content', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propcom');
    const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>';
    expect(await added(id, await small(), 'plan')).toMatchObject({ type: 'image/png' });
    expect(await added(id, Buffer.from(svg), '../../plan.xml')).toMatchObject({
      ...{ name: 'plan.svg', type: 'image/svg+xml' },
    });
    for (const file of ['<html><svg>', 'PK', ''])
      expect(await refusalOf(add(id, Buffer.from(file)), 400)).toEqual({
        file: 'A document must be a PDF or a picture',
      });
    expect(await listed(id)).toHaveLength(2);
  });

  it('is refused with the name of what is wrong, and stores nothing', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
    const before = readdirSync(folder());
    const other = (await signIn(cms, 'manager_ggn')).token;
    await add(id, PDF, 'a.pdf', other).expect(403);
    await add('nothing').expect(404);
    await add(id, Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])).expect(413);
    const foreign = await addListing(cms, 'ggn', 'propresi');
    await add(foreign.documentId).expect(404);
    expect(readdirSync(folder())).toEqual(before);
    for (let made = 0; made < DOCUMENTS_OF_LISTING; made += 1) await added(id);
    expect(await refusalOf(add(id), 400)).toEqual({
      file: `A property has at most ${String(DOCUMENTS_OF_LISTING)} documents`,
    });
    expect(readdirSync(folder())).toHaveLength(before.length + DOCUMENTS_OF_LISTING);
  });

  it('is for the staff of its region alone, who are asked by the listing’s present region', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
    const { _id } = await added(id);
    const other = (await signIn(cms, 'manager_ggn')).token;
    for (const call of ['Address', 'Delete', 'List']) {
      await ask(call, call === 'List' ? id : _id, other, 'ggn').expect(404);
      await ask(call, call === 'List' ? id : _id, other).expect(403);
    }
  });
});

describe('an address', () => {
  it('is valid for five minutes, and for its document alone', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
    const [one, other] = [await added(id), await added(id)];
    const address = await addressOf(one._id);
    const changed = new URL(address, 'http://localhost');
    const later = String(Number(changed.searchParams.get('until')) + FIVE_MINUTES_MS);
    const wrong = [
      ['id', other._id],
      ['until', later],
      ['signature', 'A'.repeat(22)],
    ] as const;
    for (const [key, value] of wrong) {
      const url = new URL(changed);
      url.searchParams.set(key, value);
      const { message } = (await bodyOf(cms.http.get(url.pathname + url.search).expect(403))) as {
        readonly message: string;
      };
      expect(message).toBe('You are not allowed to do this');
    }
    await cms.http.get(changed.pathname).expect(403);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + FIVE_MINUTES_MS - 60_000);
    await cms.http.get(address).expect(200);
    clock.mockReturnValue(now + FIVE_MINUTES_MS + 60_000);
    expect(await bodyOf(cms.http.get(address).expect(403))).toMatchObject({
      message: 'This address has expired. Open the document again',
    });
  });
});

describe('the documents of a deleted listing', () => {
  it('come back with it, and go with its entry of the bin', async () => {
    const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
    const document = await added(id);
    const address = await addressOf(document._id);
    const remove = () =>
      callAs(cms, 'put', `/api/dwk/PropResiDelete/${id}`, token).send({}).expect(200);
    await remove();
    await ask('List', id).expect(404);
    await cms.http.get(address).expect(404);
    await callAs(cms, 'post', '/api/BinRestore', token).send({ type: 'propresi', id }).expect(200);
    expect(await listed(id)).toEqual([document]);
    await cms.http.get(address).expect(200);

    await remove();
    const { emptyBin } = moduleOfCms('documents/bin') as typeof Bin;
    const before = readdirSync(folder()).length;
    const { binDays } = readEnv();
    await emptyBin(cms.strapi, binDays, Date.now() + (binDays + 1) * DAY_MS, (ids) =>
      documents().forgetDocuments(cms.strapi, ids),
    );
    expect(readdirSync(folder())).toHaveLength(before - 1);
    expect(await documents().documentsOf(cms.strapi, [id])).toEqual([]);
  });
});

it('files of no document go, unless they may belong to one that is being added', async () => {
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
  await added(id);
  const before = readdirSync(folder());
  const now = Date.now();
  const stray = (at: number) => path.join(folder(), `document-${String(at)}-stray.pdf`);
  for (const at of [now, now - DAY_MS]) writeFileSync(stray(at), PDF);
  await documents().settleDocuments(cms.strapi, now);
  expect([existsSync(stray(now)), existsSync(stray(now - DAY_MS))]).toEqual([true, false]);
  await documents().settleDocuments(cms.strapi, now + DAY_MS);
  expect(readdirSync(folder())).toEqual(before);
});

it('a backup has the documents; after a restore they lie in no public folder', async () => {
  const { documentId: id } = await addListing(cms, 'dwk', 'propresi');
  const document = await added(id);
  const files = readdirSync(folder()).sort();
  const archive = await backUp(backups());
  expect((await readFile(archive)).includes('CANARY of a lease')).toBe(true);
  await cms.close();
  cms = await bootRestored(archive);
  token = (await signIn(cms, 'manager_dwk')).token;
  expect(await listed(id)).toEqual([document]);
  await cms.http.get(await addressOf(document._id)).expect(200);
  expect(readdirSync(folder()).sort()).toEqual(files);
  const uploads = readdirSync(path.join(readEnv().publicDir, 'uploads'));
  expect(uploads.filter((name) => name.startsWith('document'))).toEqual([]);
});
