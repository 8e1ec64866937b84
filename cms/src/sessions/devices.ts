import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { HOUR } from '../http/rate-limit';
import { readEnv } from '../settings/env';

/**
 * The header with the marks of known devices, in logins and their responses. Clients do not interpret it.
 * Source: docs/contract.md, "Login limits".
 */
export const KNOWN_DEVICE = 'X-Known-Device';

/** The maximum number of accounts in one browser's marks. `LONGEST_HEADER` is the maximum length of the header. */
const MOST_MARKS = 5;
const LONGEST_HEADER = 4000;
const AUDIENCE = 'known device';
/** The time for which a device stays known, in seconds. */
export const KNOWN_SECONDS = 180 * 24 * HOUR;

/** The fields of an account or a panel user for checking device marks. */
export interface DeviceAccount {
  /** Unique among all accounts and panel users. */
  readonly id: number | string;
  /** Older marks are invalid. In milliseconds since 1970, in the driver's form of a big integer. */
  readonly devicesFrom: number | string | null;
}

interface Claims {
  readonly sub: string;
  readonly device: string;
  /** The time of the mark, in milliseconds since 1970. */
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

/** The id of the device, if somebody has signed in to the account on it; else null. @param header the sent header */
export function knownDevice(header: string, account: DeviceAccount): string | null {
  for (const mark of marksIn(header)) {
    const claims = claimsOf(mark);
    if (claims?.sub === String(account.id) && claims.at >= Number(account.devicesFrom))
      return claims.device;
  }
  return null;
}

/** The header after a sign-in: a new mark of the account, then the other marks. @param header the sent header */
export function markDevice(header: string, account: DeviceAccount): string {
  const claims = { device: knownDevice(header, account) ?? randomUUID(), at: Date.now() };
  const mark = jwt.sign(claims, readEnv().secrets.JWT_SECRET, {
    ...{ subject: String(account.id), audience: AUDIENCE },
    ...{ algorithm: 'HS256', expiresIn: KNOWN_SECONDS },
  });
  const others = marksIn(header).filter((one) => {
    const known = claimsOf(one);
    return known !== null && known.sub !== String(account.id);
  });
  return [mark, ...others].slice(0, MOST_MARKS).join(' ');
}
