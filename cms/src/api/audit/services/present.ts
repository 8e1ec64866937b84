import { auditOutcome } from '../../../domain';
import type { Area, AuditOutcome } from '../../../domain';

/** A stored entry of the audit trail. Entries of earlier versions have neither `entry` nor `total`. */
export interface StoredEntry {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly entry: string | null;
  readonly accountId: string | null;
  readonly accountName: string | null;
  readonly targetId: string | null;
  readonly targetName: string | null;
  readonly subject: string;
  readonly area: Area | null;
  readonly address: string | null;
  readonly total: number | null;
}

/** Who did something without an account. */
const WITHOUT_ACCOUNT: Readonly<Record<string, string>> = {
  site: 'Nobody known',
  panel: 'Nobody known',
  import: 'The import',
  job: 'A job',
  program: 'A command',
};

const VISITOR = 'A visitor';

/** The entry for the API's response. */
export function presentEntry(stored: StoredEntry) {
  const { accountId, accountName, targetId, targetName, entry } = stored;
  const nobody = WITHOUT_ACCOUNT[entry ?? ''] ?? 'Nobody known';
  const outcome: AuditOutcome = auditOutcome(stored.action);
  return {
    ...{ at: new Date(stored.at).toISOString(), action: stored.action, outcome, entry },
    who: accountName ?? (accountId === null ? nobody : VISITOR),
    account: accountId,
    onWhom: targetName ?? (targetId === null ? null : VISITOR),
    onAccount: targetId,
    ...{ subject: stored.subject, area: stored.area, address: stored.address },
    times: stored.total ?? 1,
  };
}

export type ShownEntry = ReturnType<typeof presentEntry>;
