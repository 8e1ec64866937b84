import { createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Core } from '@strapi/strapi';
import { rowsOf } from '../documents/query';
import type { Caller } from '../domain';
import { readEnv } from '../settings/env';

/** The account that sends a call. */
export interface SignedIn extends Caller {
  /** The row id of the account. */
  readonly id: number;
  /** The account's `_id`. */
  readonly documentId: string;
  /** The account's name. */
  readonly name: string;
  readonly sessionId: string;
}

interface Claims {
  /** The row id of the account; `sid` is the id of its session. */
  readonly sub: string;
  readonly sid: string;
  /** The latest end of the session, in seconds since 1970. */
  readonly exp: number;
  /** The seconds after which an idle session ends; not set: idle sessions do not end. */
  readonly idle?: number;
}

interface AccountRow {
  readonly id: number;
  readonly document_id: string;
  readonly uname: string | null;
  readonly user_type: string;
  readonly super_admin: boolean | number | null;
  readonly session_ends_at: number | string;
}

/** The table of accounts. */
export const TABLE = 'up_users';
const LIVE = `select id, document_id, uname, user_type, super_admin, session_ends_at from ${TABLE}
  where id = ? and session_id = ? and user_status = ? and session_ends_at > ?`;
const PROLONG = `update ${TABLE} set session_ends_at = ? where id = ? and session_id = ?`;
/** The minimum extension of a session in milliseconds, so that not every call writes. */
const PROLONG_STEP_MS = 30_000;
const SCHEME = 'Bearer ';

/** A key object, created once. With a text, the library checks for each token whether it is a public key. */
let secret: KeyObject | undefined;
const jwtSecret = (): KeyObject =>
  (secret ??= createSecretKey(readEnv().secrets.JWT_SECRET, 'utf8'));

/**
 * The value of the header `Authorization` for a session, valid until `endsAt` (milliseconds since 1970).
 * @param idle the seconds after which an idle session ends; null: idle sessions do not end
 */
export const tokenOf = (
  accountId: number,
  sessionId: string,
  endsAt: number,
  idle: number | null = null,
): string =>
  SCHEME +
  jwt.sign(
    { sid: sessionId, exp: Math.floor(endsAt / 1000), ...(idle !== null && { idle }) },
    jwtSecret(),
    { subject: String(accountId), algorithm: 'HS256' },
  );

/** The end of a session that is used now, in milliseconds since 1970. @param endsAt its latest end */
export const idleEnd = (endsAt: number, idle: number | null | undefined): number =>
  idle ? Math.min(endsAt, Date.now() + idle * 1000) : endsAt;

function claimsOf(header: string): Claims | null {
  if (!header.startsWith(SCHEME)) return null;
  try {
    const claims = jwt.verify(header.slice(SCHEME.length), jwtSecret(), { algorithms: ['HS256'] });
    const { sub, sid } = claims as Partial<Claims>;
    return typeof sub === 'string' && typeof sid === 'string' ? (claims as Claims) : null;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}

/**
 * The caller, by the header `Authorization`; null without a token or if its session has ended. One statement reads
 * account and session, because the session is a column of the account. Sometimes a second statement extends a session
 * that ends when idle.
 */
export async function readCaller(strapi: Core.Strapi, header: string): Promise<SignedIn | null> {
  const claims = claimsOf(header);
  if (!claims) return null;
  const { connection } = strapi.db;
  const values = [Number(claims.sub), claims.sid, 'active', Date.now()];
  const [row] = await rowsOf<AccountRow>(connection.raw(LIVE, values));
  if (!row) return null;
  const endsAt = idleEnd(claims.exp * 1000, claims.idle);
  if (claims.idle && endsAt - Number(row.session_ends_at) > PROLONG_STEP_MS)
    await connection.raw(PROLONG, [endsAt, row.id, claims.sid]);
  return {
    id: row.id,
    documentId: row.document_id,
    name: row.uname ?? '',
    sessionId: claims.sid,
    userType: row.user_type,
    superAdmin: Boolean(row.super_admin),
  };
}
