/** What the audit trail records, and whether it says that something was refused. */
const ACTIONS = {
  'Log In': 'done',
  'Log In Failed': 'refused',
  'Locked Out': 'refused',
  'Take Over Session': 'done',
  'Log Out Everywhere': 'done',
  'End Session': 'done',
  Unlock: 'done',
  'Change Password': 'done',
  'Switch On Second Factor': 'done',
  'Switch Off Second Factor': 'done',
  'Reset Second Factor': 'done',
  'Use Recovery Code': 'done',
  'Create Account': 'done',
  'Change Role': 'done',
  'Change Status': 'done',
  'Change User Id': 'done',
  'Delete Account': 'done',
  'Export Enquiries': 'done',
  'Export Listings': 'done',
  'Import Listings': 'done',
  'Export Audit Trail': 'done',
  'Export Person': 'done',
  'Export Own Data': 'done',
  'Erase Person': 'done',
  'Delete Own Account': 'done',
  'Restore Version': 'done',
  'Restore from Bin': 'done',
} as const satisfies Readonly<Record<string, 'done' | 'refused'>>;

/** What the audit trail records. Source: docs/contract.md, "The audit trail". */
export type AuditAction = keyof typeof ACTIONS;
export const AUDIT_ACTIONS = Object.keys(ACTIONS) as readonly AuditAction[];

export type AuditOutcome = (typeof ACTIONS)[AuditAction];

/** Whether an action was done or refused. @param action as it is stored: it may be of an earlier version */
export const auditOutcome = (action: string): AuditOutcome =>
  (ACTIONS as Readonly<Record<string, AuditOutcome>>)[action] ?? 'done';

/** How many months the audit trail keeps an entry. */
export const AUDIT_MONTHS = 24;
