import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { KNOWN_SECONDS, knownDevice, markDevice } from '../sessions/devices';
import type { DeviceAccount } from '../sessions/devices';
import type { PanelUser } from './panel-user';

/** The cookie with the marks of known devices of the panel. */
const COOKIE = 'panel_known_device';
/** The separator of the marks. A cookie cannot contain the space of the site's header. */
const BETWEEN = '~';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The owner of the marks. It contains the password's digest, so that a new password forgets the devices. An unknown
 * user takes the same time.
 */
const accountOf = (user: PanelUser | null): DeviceAccount => ({
  id: `panel ${user?.documentId ?? ''} ${digest(user?.password ?? '')}`,
  devicesFrom: null,
});

const marksOf = (ctx: Context | undefined): string =>
  (ctx?.cookies.get(COOKIE, { signed: false }) ?? '').replaceAll(BETWEEN, ' ');

/** The id of the device, if this user has logged in to the panel on it; else null. */
export const panelDevice = (ctx: Context | undefined, user: PanelUser | null): string | null =>
  knownDevice(marksOf(ctx), accountOf(user));

/** Marks the device after a login. */
export function markPanelDevice(ctx: Context | undefined, user: PanelUser): void {
  const marks = markDevice(marksOf(ctx), accountOf(user)).replaceAll(' ', BETWEEN);
  ctx?.cookies.set(COOKIE, marks, {
    ...{ httpOnly: true, sameSite: 'strict', secure: ctx.secure, signed: false },
    ...{ path: '/admin', maxAge: KNOWN_SECONDS * 1000, overwrite: true },
  });
}
