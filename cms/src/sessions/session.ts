import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { queryInTransaction } from '../documents/query';
import { readEnv } from '../settings/env';
import { idleEnd, TABLE, tokenOf } from './caller';

const HOUR_MS = 3_600_000;

/** The state of an account at the comparison of its password. */
export interface ComparedAccount {
  readonly id: number;
  readonly password: string | null;
}

/**
 * Begins an account's only session by compare-and-set. Of concurrent logins only one succeeds. A login fails if the
 * password was changed after the comparison.
 * @param takeOver whether this session can replace a live one
 * @param idle the seconds after which an idle session ends; null: idle sessions do not end
 * @returns the value of the header `Authorization`; undefined if another session is live or the password has changed
 */
export async function beginSession(
  strapi: Core.Strapi,
  { id, password }: ComparedAccount,
  takeOver: boolean,
  idle: number | null = null,
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
      .update({
        session_id: sessionId,
        session_ends_at: idleEnd(endsAt, idle),
        password_token: now,
      }),
  );
  return begun === 1 ? tokenOf(id, sessionId, endsAt, idle) : undefined;
}

/** Ends an account's session. With an id, only the session with that id. */
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

/** Ends an account's session, and forgets its known devices. */
export async function endEverywhere(strapi: Core.Strapi, accountId: number): Promise<void> {
  await queryInTransaction(strapi, (knex) =>
    knex(TABLE)
      .where({ id: accountId })
      .update({ session_id: null, session_ends_at: null, devices_from: Date.now() }),
  );
}
