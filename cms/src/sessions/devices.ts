import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { readEnv } from '../settings/env';

/**
 * The header that carries the marks of known devices, in logins and their answers. Opaque to the client.
 * Source: docs/contract.md, "Login limits".
 */
export const KNOWN_DEVICE = 'X-Known-Device';

/** Accounts that one browser remembers, and the longest header that is read. */
const MOST_MARKS = 5;
const LONGEST_HEADER = 4000;
const AUDIENCE = 'known device';
const LIFETIME = '180d';

/** An account that device marks name. */
export interface DeviceAccount {
  readonly id: number;
  /** Marks that are older do not count: milliseconds since 1970, as the driver reads a big integer. */
  readonly devicesFrom: number | string | null;
}

interface Claims {
  readonly sub: string;
  readonly device: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const marksIn = (header: string): readonly string[] =>
  header.length > LONGEST_HEADER ? [] : header.split(' ').filter(Boolean).slice(0, MOST_MARKS);

function claimsOf(mark: string): Claims | null {
  try {
    const claims = jwt.verify(mark, readEnv().secrets.JWT_SECRET, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
    });
    return claims as unknown as Claims;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}

/** The id of the device, if somebody has signed in to the account on it; else null. @param header as it was sent */
export function knownDevice(header: string, account: DeviceAccount): string | null {
  for (const mark of marksIn(header)) {
    const claims = claimsOf(mark);
    if (claims?.sub === String(account.id) && claims.at >= Number(account.devicesFrom))
      return claims.device;
  }
  return null;
}

/** The header after a sign-in: with a new mark of the account in front. @param header as it was sent */
export function markDevice(header: string, account: DeviceAccount): string {
  const claims = { device: knownDevice(header, account) ?? randomUUID(), at: Date.now() };
  const mark = jwt.sign(claims, readEnv().secrets.JWT_SECRET, {
    ...{ subject: String(account.id), audience: AUDIENCE },
    ...{ algorithm: 'HS256', expiresIn: LIFETIME },
  });
  const others = marksIn(header).filter((one) => {
    const known = claimsOf(one);
    return known !== null && known.sub !== String(account.id);
  });
  return [mark, ...others].slice(0, MOST_MARKS).join(' ');
}
