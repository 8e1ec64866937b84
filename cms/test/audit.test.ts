import { beforeAll, describe, expect, it } from '@jest/globals';
import { accountInAudit, addAuditEntry } from '../src/documents/audit-trail';
import type { AuditPerson } from '../src/documents/audit-trail';
import { AUDIT_UID } from '../src/uids';
import { inWrite } from '../src/documents/revision';
import { bodyOf, cmsOfFile, signIn } from './support/cms';
import { recordsOf, signInToPanel } from './support/panel-records';

const cms = cmsOfFile();
let admin: AuditPerson;
beforeAll(async () => {
  const account = await signIn(cms, 'admin', { uname: 'Meera' });
  admin = accountInAudit({ ...account, name: 'Meera', userType: 'admin', superAdmin: false });
});

const add = (subject: string) =>
  addAuditEntry(cms.strapi, { action: 'Export Enquiries', subject, area: 'dwk', by: admin });
const subjects = async () => {
  const where = { action: 'Export Enquiries' };
  const entries = (await cms.strapi.db.query(AUDIT_UID).findMany({ where })) as {
    subject: string;
  }[];
  return entries.map(({ subject }) => subject);
};

describe('the audit trail', () => {
  it('has an entry exactly where its transaction is stored', async () => {
    const fails = inWrite(cms.strapi, async () => {
      await add('1 enquiry');
      throw new Error('the write fails');
    });
    await expect(fails).rejects.toThrow('the write fails');
    await inWrite(cms.strapi, () => add('12 enquiries'));
    expect(await subjects()).toEqual(['12 enquiries']);
  });

  it('is read by the super admin of the panel, who sees the name at the time', async () => {
    await add('2 enquiries');
    const panel = await signInToPanel(cms, 'strapi-super-admin');
    const list = await bodyOf(panel.get(`${recordsOf(AUDIT_UID)}?sort=id:DESC`).expect(200));
    const { results } = list as { readonly results: readonly { readonly action: string }[] };
    expect(results.find(({ action }) => action === 'Export Enquiries')).toMatchObject({
      ...{ accountId: admin.id, accountName: 'Meera', action: 'Export Enquiries' },
      ...{ subject: '2 enquiries', area: 'dwk', at: expect.any(String) as unknown },
    });
  });

  it('is written by nobody in the panel', async () => {
    const before = await subjects();
    const panel = await signInToPanel(cms, 'strapi-super-admin');
    const { documentId } = (await cms.strapi.db
      .query(AUDIT_UID)
      .findOne({ where: { action: 'Export Enquiries' } })) as {
      documentId: string;
    };
    const form = { at: new Date().toISOString(), action: 'x', subject: 'x' };
    await panel.post(recordsOf(AUDIT_UID), form).expect(403);
    await panel.put(recordsOf(AUDIT_UID, documentId), form).expect(403);
    await panel.del(recordsOf(AUDIT_UID, documentId)).expect(403);
    const ids = { documentIds: [documentId] };
    await panel.post(`${recordsOf(AUDIT_UID)}/actions/bulkDelete`, ids).expect(403);
    expect(await subjects()).toEqual(before);
  });

  it.each(['admin', 'dwarka-manager'])('is not shown to %s', async (code) => {
    const panel = await signInToPanel(cms, code);
    await panel.get(recordsOf(AUDIT_UID)).expect(403);
  });
});
