import type { Account } from '../../../domain';
import { PERMISSION_FLAGS } from '../../../domain';

/** An account in the result of Strapi's query. */
export type StoredAccount = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly documentId: string;
  readonly userId: string;
  readonly uname: string;
  readonly password: string | null;
  readonly userType: string;
  readonly userStatus: string;
  readonly superAdmin: boolean | null;
  readonly devicesFrom: number | string | null;
};

const iso = (instant: unknown): string | null =>
  instant ? new Date(instant as string | Date).toISOString() : null;

const TEXTS = [
  ...['userId', 'uname', 'uphone1', 'uphone2', 'uwhatsapp', 'uemail', 'companyName', 'city'],
  ...['userType', 'userStatus'],
];

/** The account for the API's response. Only these fields are returned. */
export function presentAccount(stored: StoredAccount): Account {
  const { passwordToken } = stored;
  return {
    _id: stored.documentId,
    createdAt: iso(stored.createdAt),
    ...Object.fromEntries(TEXTS.map((name) => [name, stored[name] ?? null])),
    superAdmin: stored.superAdmin === true,
    passwordToken: passwordToken === null ? null : Number(passwordToken),
    userSubscriptionStartOn: iso(stored.userSubscriptionStartOn),
    userSubscriptionExpireOn: iso(stored.userSubscriptionExpireOn),
    ...Object.fromEntries(PERMISSION_FLAGS.map((name) => [name, stored[name] === true])),
  } as unknown as Account;
}
