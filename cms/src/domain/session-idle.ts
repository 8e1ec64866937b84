/**
 * The seconds after which an idle session ends, by the options of the parameter; null: never by idleness.
 * Source: docs/contract.md, "Accounts and sessions".
 */
export const IDLE_SECONDS = {
  '30 minutes': 1800,
  '1 hour': 3600,
  '2 hours': 7200,
  '4 hours': 14_400,
  never: null,
} as const satisfies Readonly<Record<string, number | null>>;
export type SessionIdle = keyof typeof IDLE_SECONDS;
