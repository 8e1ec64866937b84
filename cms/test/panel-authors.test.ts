/** @any-database It tests which keys of an author are shown; the queries and the routes are Strapi’s own. */
import { beforeAll, expect, it } from '@jest/globals';
import { LISTING_UIDS } from '../src/uids';
import { addMaster, cmsOfFile } from './support/cms';
import { recordsOf, signInToPanel } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

const NAMES = ['firstname', 'id', 'lastname'];
const UID = LISTING_UIDS.propresi;

const cms = cmsOfFile();
let admin: PanelUser;
let manager: PanelUser;
beforeAll(async () => {
  admin = await signInToPanel(cms, 'strapi-super-admin');
  manager = await signInToPanel(cms, 'dwarka-manager');
  await addMaster(cms, 'locality', 'dwk', 'Dwarka Sector 1');
});

/** All values of the keys `createdBy` and `updatedBy` in a response. */
function authorsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    /^(?:createdBy|updatedBy)$/.test(key) && part !== null ? [part as object] : authorsIn(part),
  );
}

it('a manager is told the id and the name of an author, and nothing else', async () => {
  const sale = { propertyFor: 'SALE', category: 'Residential', propertyType: 'Flat' };
  const made = await admin.post(recordsOf(UID), {
    ...{ ...sale, area: 'dwk', city: 'Dwarka', projectType: 'DDA', locality: 'Dwarka Sector 1' },
    ...{ furnishedStatus: 'Furnished', expectedPrice: 9_500_000 },
    constructionStatus: 'Ready To Move',
  });
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  const { documentId } = (made.body as { data: { documentId: string } }).data;
  await admin.upload('/upload', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'));
  const answers = [
    await manager.get(`${recordsOf(UID)}?page=1&pageSize=10`).expect(200),
    await manager.get(recordsOf(UID, documentId)).expect(200),
    await manager.put(recordsOf(UID, documentId), { description: 'Changed' }).expect(200),
    await manager.get('/upload/files').expect(200),
    await manager.get('/content-manager/homepage/recent-documents?action=update').expect(200),
  ];
  const authors = answers.flatMap(({ body }) => authorsIn(body));
  expect(authors.length).toBeGreaterThan(2);
  for (const author of authors) expect(Object.keys(author).sort()).toEqual(NAMES);
  // No other part of a response contains an address of `signInToPanel`.
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/panel-\d+@/);
});
