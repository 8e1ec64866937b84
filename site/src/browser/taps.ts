import { isArea, TAP_PATH } from '../domain';
import type { TapChannel } from '../domain';
import type { Click } from './early-input';
import { readText } from '../requests/browser-storage';
import { cmsUrl } from '../requests/request';
import { STAFF_AREAS_KEY } from '../session/staff-areas';

/** The channel of a link; the first one that matches. The text of a WhatsApp link may contain anything. */
const CHANNELS: readonly (readonly [RegExp, TapChannel])[] = [
  [/^tel:/, 'Call'],
  [/^sms:/, 'SMS'],
  [/^https:..wa\.me/, 'WhatsApp'],
  [/^https?:[^?]*\bmaps?\b/, 'Directions'],
];

/**
 * Sends a beacon, which no link waits for. Staff and browsers that a program drives send none.
 * Source: docs/contract.md, "Taps"
 *
 * @param path the page of a listing, or any other page
 */
function send(channel: TapChannel, path: string): void {
  if (navigator.webdriver || readText(STAFF_AREAS_KEY)) return;
  const [, area, kind, page, listing] = path.split('/');
  const about = page?.endsWith('Detail') && listing ? { area, kind, listing } : { area };
  navigator.sendBeacon(
    cmsUrl() + TAP_PATH,
    JSON.stringify({ channel, ...(isArea(area) && about) }),
  );
}

/** Counts a click on a link by which a visitor contacts the brokerage. */
function countTap({ target, path }: Click): void {
  const link = target.closest('a');
  const channel = link && CHANNELS.find(([pattern]) => pattern.test(link.href));
  if (!channel) return;
  const card = link.closest<HTMLElement>('[data-listing]');
  send(channel[1], card?.dataset.listing ?? path);
}

/** The page whose view was counted last. */
let viewed = '';

/** Counts a view of a listing's page, once it is visible and each time that it is opened. */
function countView(): void {
  const { pathname } = location;
  if (pathname === viewed || document.visibilityState !== 'visible') return;
  viewed = pathname;
  if (/Prop\w+Detail\/./.test(pathname)) send('View', pathname);
}

// This module loads when the visitor does something on a page for the first time.
countView();
if (Array.isArray(window.taps)) window.taps.forEach(countTap);
window.taps = { push: countTap };
addEventListener('routed', countView);
document.addEventListener('visibilitychange', countView);
