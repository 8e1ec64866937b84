import type { Page, Request } from '@playwright/test';
import { setting } from './setting';
import { expect } from './fixtures';

/** The calls that write something. */
const WRITES =
  /\/(?:\w+(?:Create|Edit|Delete|EditForAddImagePath)(?:\/\w+)?|AddImages?|ImageDeleteBulk|PasswordChangeByAdmin|UserSessionEnd)$/;

/** Returns the names of the calls to the CMS, without CORS preflights. */
function callsOf(requests: readonly Request[]): readonly string[] {
  return requests
    .filter((one) => one.url().startsWith(setting('CMS_URL')) && one.method() !== 'OPTIONS')
    .map((one) => new URL(one.url()).pathname);
}

/**
 * Returns the calls that the page sends after the last write of `act`, until all responses have arrived.
 * @param act ends once the page shows the new state
 */
export async function requestsAfterWrite(
  page: Page,
  act: () => Promise<void>,
): Promise<readonly string[]> {
  const seen: Request[] = [];
  const note = (request: Request) => void seen.push(request);
  page.on('request', note);
  await act();
  // The page sends these calls directly after a write, so they are sent before this round trip through the page ends.
  await page.evaluate(() =>
    fetch('/published.json', { cache: 'no-store' }).then((it) => it.text()),
  );
  page.off('request', note);
  const calls = callsOf(seen);
  const last = calls.findLastIndex((call) => WRITES.test(call));
  expect(last, `no write among ${calls.join(' ')}`).toBeGreaterThanOrEqual(0);
  return calls.slice(last + 1);
}
