import type { Core } from '@strapi/strapi';
import type { Area } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';
import { audit } from '../resource';

/** What the audit trail records. Source: docs/contract.md, "The audit trail". */
export type AuditAction = 'Export Enquiries' | 'Export Person' | 'Erase Person';

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
    ...{ accountId: caller.documentId, accountName: caller.name },
  };
  await strapi.db.query(audit.uid).create({ data });
}
