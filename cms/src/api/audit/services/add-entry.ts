import type { Core } from '@strapi/strapi';
import { can } from '../../../domain';
import type { Area } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { audit } from '../resource';

/** What the audit trail records. Source: docs/contract.md, "The audit trail". */
export type AuditAction =
  | 'Export Enquiries'
  | 'Export Person'
  | 'Erase Person'
  | 'Export Own Data'
  | 'Delete Own Account';

interface AuditEntry {
  readonly action: AuditAction;
  /** What it was done to, for example `12 enquiries`; never personal data. */
  readonly subject: string;
  /** The region; null where it is about all. */
  readonly area: Area | null;
}

/**
 * Adds an entry to the audit trail, in the current transaction if there is one: what is done and its entry are stored
 * together.
 * @param caller who does it
 */
export async function addAuditEntry(
  strapi: Core.Strapi,
  caller: SignedIn,
  entry: AuditEntry,
): Promise<void> {
  const data = {
    ...{ ...entry, at: new Date() },
    accountId: caller.documentId,
    // The trail is kept for good. A visitor's name must not outlast the account.
    accountName: can(caller, 'read enquiries') ? caller.name : null,
  };
  await strapi.db.query(audit.uid).create({ data });
}
