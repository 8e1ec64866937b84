import type { Core } from '@strapi/strapi';
import { accountInAudit, addAuditEntry } from '../../../documents/audit-trail';
import type { AuditPerson } from '../../../documents/audit-trail';
import { isErasing } from '../../../documents/versioned-write';
import type { AfterWrite } from '../../../documents/write-rules';
import { findAccount } from './find';
import type { StoredAccount } from './present';

/** An account in the audit trail. */
export const personOf = (account: StoredAccount): AuditPerson =>
  accountInAudit({ ...account, name: account.uname, superAdmin: account.superAdmin === true });

/** The role in words. */
const roleOf = ({ userType, superAdmin }: StoredAccount): string =>
  superAdmin === true ? `${userType}, super admin` : userType;

/** Adds what a write has changed of an account's identity and rights to the audit trail, without personal data. */
export const auditAccount: AfterWrite = async (strapi, [documentId], { stored, data }) => {
  const account = await findAccount(strapi, { documentId });
  if (!account) return;
  const before = stored as StoredAccount | undefined;
  // Who worked here until now is named, too.
  const now = personOf(account);
  const target = before && now.name === null ? personOf(before) : now;
  if (!before) {
    await addAuditEntry(strapi, { action: 'Create Account', subject: roleOf(account), target });
    return;
  }
  const changes = [
    ['Change Role', roleOf(before), roleOf(account)],
    ['Change Status', before.userStatus, account.userStatus],
  ] as const;
  for (const [action, was, is] of changes)
    if (was !== is) await addAuditEntry(strapi, { action, subject: `${was} → ${is}`, target });
  if (before.userId !== account.userId)
    await addAuditEntry(strapi, { action: 'Change User Id', target });
  if (data.password) await addAuditEntry(strapi, { action: 'Change Password', target });
};

/** Adds the deletion of an account to the audit trail. An erasure has an entry of its own. */
export async function auditDeletion(strapi: Core.Strapi, documentId: string): Promise<void> {
  if (isErasing()) return;
  const account = await findAccount(strapi, { documentId });
  if (!account) return;
  const subject = roleOf(account);
  await addAuditEntry(strapi, { action: 'Delete Account', subject, target: personOf(account) });
}
