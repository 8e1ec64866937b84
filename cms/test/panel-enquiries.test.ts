/** @any-database Rights are checked before a query; the routes are Strapi’s own. */
import { beforeAll, expect, it } from '@jest/globals';
import { AUDIT_UID, ENQUIRY_UID, GONE_LISTING_UID, TAP_UID } from '../src/uids';
import { addEnquiry, cmsOfFile } from './support/cms';
import { recordsOf, signInToPanel } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

const cms = cmsOfFile();
const users = new Map<string, PanelUser>();
const ROLES = ['strapi-super-admin', 'admin', 'dwarka-manager'];
beforeAll(async () => {
  for (const code of ROLES) users.set(code, await signInToPanel(cms, code));
});

/** Every call by which the panel writes a record. */
const writesOf = (panel: PanelUser, uid: string, documentId: string) => {
  const [data, ids] = [{ name: 'Written' }, { documentIds: [documentId] }];
  const records = recordsOf(uid);
  return [
    panel.post(records, data),
    panel.put(recordsOf(uid, documentId), data),
    panel.del(recordsOf(uid, documentId)),
    panel.post(`${records}/clone/${documentId}`, data),
    panel.post(`${records}/auto-clone/${documentId}`),
    panel.post(`${records}/actions/bulkDelete`, ids),
    panel.post(`${records}/actions/bulkPublish`, ids),
    panel.post(`${records}/actions/bulkUnpublish`, ids),
    panel.post(`${records}/actions/publish`, data),
    panel.post(`${records}/${documentId}/actions/publish`, data),
    panel.post(`${records}/${documentId}/actions/unpublish`),
    panel.post(`${records}/${documentId}/actions/discard`),
  ];
};
const statusesOf = async (code: string, uid: string, documentId: string) => {
  const panel = users.get(code);
  if (!panel) throw new Error(`nobody is ${code}`);
  const statuses = new Set<number>();
  for (const call of writesOf(panel, uid, documentId)) statuses.add((await call).status);
  return [...statuses];
};

it.each(ROLES)('%s of the panel reads enquiries and writes none', async (code) => {
  const { documentId } = await addEnquiry(cms, 'dwk');
  await users.get(code)?.get(recordsOf(ENQUIRY_UID, documentId)).expect(200);
  expect(await statusesOf(code, ENQUIRY_UID, documentId)).toEqual([403]);
  expect(await statusesOf(code, AUDIT_UID, documentId)).toEqual([403]);
  const where = { documentId };
  expect(await cms.strapi.db.query(ENQUIRY_UID).findOne({ where })).toMatchObject({ name: 'Asha' });
});

it.each([
  TAP_UID,
  GONE_LISTING_UID,
  ...['api::notification.notification', 'api::enquiry.enquiry-event', 'api::enquiry.enquiry-word'],
  'api::price-history.price-history',
  ...['admin::session', 'admin::api-token', 'admin::transfer-token', 'admin::user'],
])('the panel does not find records of %s, so it writes none', async (uid) => {
  const { documentId } = await addEnquiry(cms, 'dwk');
  expect(await statusesOf('strapi-super-admin', uid, documentId)).toEqual([404]);
});
