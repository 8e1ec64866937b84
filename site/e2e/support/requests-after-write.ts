import type { Page, Request } from '@playwright/test';
import { setting } from './setting';
import { expect } from './fixtures';

/** The calls that write something. */
const WRITES =
  /\/(?:\w+(?:Create|Edit|Delete|EditForAddImagePath)(?:\/\w+)?|AddImages?|ImageDeleteBulk|PasswordChangeByAdmin|UserSessionEnd)$/;

/** Calls to the CMS, by name; what a browser asks before one is none. */
function callsOf(requests: readonly Request[]): readonly string[] {
  return requests
    .filter((one) => one.url().startsWith(setting('CMS_URL')) && one.method() !== 'OPTIONS')
    .map((one) => new URL(one.url()).pathname);
}

/**
 * What the page asks of the CMS after the last write that `act` makes, until everything it said has come.
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
  // What follows a write is asked at once: behind this round trip through the page it has been.
  await page.evaluate(() =>
    fetch('/published.json', { cache: 'no-store' }).then((it) => it.text()),
  );
  page.off('request', note);
  const calls = callsOf(seen);
  const last = calls.findLastIndex((call) => WRITES.test(call));
  expect(last, `no write among ${calls.join(' ')}`).toBeGreaterThanOrEqual(0);
  return calls.slice(last + 1);
}
