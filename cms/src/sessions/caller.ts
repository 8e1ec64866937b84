import { createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Core } from '@strapi/strapi';
import { rowsOf } from '../documents/query';
import type { Caller } from '../domain';
import { readEnv } from '../settings/env';

/** The account behind a call. */
export interface SignedIn extends Caller {
  /** The account's row. */
  readonly id: number;
  /** The account's `_id`. */
  readonly documentId: string;
  readonly sessionId: string;
}

interface Claims {
  /** The account's row, and its session. */
  readonly sub: string;
  readonly sid: string;
}

interface AccountRow {
  readonly id: number;
  readonly document_id: string;
  readonly user_type: string;
  readonly super_admin: boolean | number | null;
}

/** The table of accounts. */
export const TABLE = 'up_users';
const LIVE = `select id, document_id, user_type, super_admin from ${TABLE}
  where id = ? and session_id = ? and user_status = ? and session_ends_at > ?`;
const SCHEME = 'Bearer ';

/** As a key made once: of a text the library would try, for every token, whether it is a public key. */
let secret: KeyObject | undefined;
const jwtSecret = (): KeyObject =>
  (secret ??= createSecretKey(readEnv().secrets.JWT_SECRET, 'utf8'));

/** The value of the header `Authorization` for a session, good until `endsAt` (milliseconds since 1970). */
export const tokenOf = (accountId: number, sessionId: string, endsAt: number): string =>
  SCHEME +
  jwt.sign({ sid: sessionId, exp: Math.floor(endsAt / 1000) }, jwtSecret(), {
    subject: String(accountId),
    algorithm: 'HS256',
  });

function claimsOf(header: string): Claims | null {
  if (!header.startsWith(SCHEME)) return null;
  try {
    const claims = jwt.verify(header.slice(SCHEME.length), jwtSecret(), { algorithms: ['HS256'] });
    const { sub, sid } = claims as Partial<Claims>;
    return typeof sub === 'string' && typeof sid === 'string' ? { sub, sid } : null;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}

/**
 * Who calls, by the header `Authorization`: account and session are read in one statement, since a session is
 * a column of its account. Null without a token, or with one whose session has ended.
 */
export async function readCaller(strapi: Core.Strapi, header: string): Promise<SignedIn | null> {
  const claims = claimsOf(header);
  if (!claims) return null;
  const { connection } = strapi.db;
  const asked = [Number(claims.sub), claims.sid, 'active', Date.now()];
  const [row] = await rowsOf<AccountRow>(connection.raw(LIVE, asked));
  return row
    ? {
        id: row.id,
        documentId: row.document_id,
        sessionId: claims.sid,
        userType: row.user_type,
        superAdmin: Boolean(row.super_admin),
      }
    : null;
}
