import type { Page, Route } from '@playwright/test';
import type { AppParameter } from '../../src/domain';

/** The headers that let the site read a response of the CMS, which has another origin. */
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, authorization, idempotency-key, x-known-device',
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-expose-headers': 'retry-after, x-revision, x-public-revision, x-known-device',
};

export interface MockResponse {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Responds to a request in place of the CMS, also to its CORS preflight. */
export const fulfill = (route: Route, response: MockResponse): Promise<void> =>
  route.request().method() === 'OPTIONS'
    ? route.fulfill({ status: 204, headers: CORS_HEADERS })
    : route.fulfill({ ...response, headers: { ...CORS_HEADERS, ...response.headers } });

/**
 * Responds to a call in place of the CMS: with each response in turn, and then always with the last one.
 *
 * @returns the JSON bodies of the requests; new ones are appended
 */
export async function mockResponses(
  page: Page,
  call: string,
  ...responses: readonly MockResponse[]
): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**/${call}`, (route) => {
    if (route.request().method() !== 'OPTIONS') sent.push(route.request().postDataJSON());
    return fulfill(route, responses[Math.min(sent.length, responses.length) - 1] ?? {});
  });
  return sent;
}

/** Changes parameters of the site for this page. */
export async function mockParameters(page: Page, changes: Partial<AppParameter>): Promise<void> {
  await page.route('**/api/AppParameter', async (route) => {
    const response = await route.fetch();
    const { appParameter } = (await response.json()) as { appParameter: AppParameter };
    await route.fulfill({ response, json: { appParameter: { ...appParameter, ...changes } } });
  });
}

/**
 * Holds requests back.
 *
 * @returns a function that lets these and all later requests through
 */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() !== 'OPTIONS') await released;
    await route.continue();
  });
  return release;
}

/** The additional time of a delayed response, in milliseconds. */
const DELAY_MS = 600;

/** Delays images and the responses of the CMS, so that they arrive after the page is hydrated. */
export async function delayResponses(page: Page): Promise<void> {
  await page.route(/\/(?:uploads|api)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
}

/** Lets the server process the first of these calls, and drops its response. */
export async function loseFirstResponse(page: Page, path: string): Promise<void> {
  let isFirst = true;
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort();
  });
}
