import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../documents/query';
import { readEnv } from '../settings/env';
import { TABLE, tokenOf } from './caller';

const HOUR_MS = 3_600_000;

/** An account as it was when its password was compared. */
export interface ComparedAccount {
  readonly id: number;
  readonly password: string | null;
}

/**
 * Begins an account's one session, by compare-and-set: of logins that arrive at once the database lets one in, and
 * none whose password was changed since it was compared.
 * @param takeOver whether a session that is live ends, and this one starts
 * @returns the value of the header `Authorization`; undefined where another session is live, or the password another
 */
export async function beginSession(
  strapi: Core.Strapi,
  { id, password }: ComparedAccount,
  takeOver: boolean,
): Promise<string | undefined> {
  const now = Date.now();
  const sessionId = randomUUID();
  const endsAt = now + readEnv().sessionHours * HOUR_MS;
  const begun = await queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .where({ id, password })
      .andWhere((free) => {
        if (!takeOver) void free.whereNull('session_id').orWhere('session_ends_at', '<=', now);
      })
      .update({ session_id: sessionId, session_ends_at: endsAt, password_token: now }),
  );
  return begun === 1 ? tokenOf(id, sessionId, endsAt) : undefined;
}

/** Ends an account's session; only the named one, where one is named. */
export async function endSession(
  strapi: Core.Strapi,
  accountId: number,
  sessionId?: string,
): Promise<void> {
  await queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .where({ id: accountId, ...(sessionId !== undefined && { session_id: sessionId }) })
      .update({ session_id: null, session_ends_at: null }),
  );
}

/** Does what would end an account's session, and leaves it as it was; in a transaction. */
export async function withSameSession(
  strapi: Core.Strapi,
  accountId: number,
  act: () => Promise<void>,
): Promise<void> {
  // Locked: a login that takes over meanwhile would be undone. SQLite's writers take turns as it is.
  const session = await queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .where({ id: accountId })
      .forUpdate()
      .first<object | undefined>('session_id', 'session_ends_at'),
  );
  await act();
  if (session)
    await queryInTransaction(strapi, (knex) =>
      knex(TABLE).where({ id: accountId }).update(session),
    );
}
