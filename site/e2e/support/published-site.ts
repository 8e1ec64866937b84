import { expect } from '@playwright/test';
import { setting } from './setting';
import { publisherRequest } from './http';

/** Requests an address of the published site. */
export async function read(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(setting('SITE_URL') + address);
  return { status: answer.status, text: await answer.text() };
}
/** Returns the content of `published.json`. */
export const published = async () =>
  JSON.parse((await read('/published.json')).text) as { revision: number; pages: number };

/** Long enough for any number of pages on a busy machine. */
const PUBLISH_MS = 60_000;

/** Waits until a write is on the public pages. */
export const untilPublished = (revision: number, timeout = PUBLISH_MS) =>
  expect
    .poll(async () => (await published()).revision, { timeout })
    .toBeGreaterThanOrEqual(revision);

/** The publisher's status. */
export interface PublisherState {
  readonly revision: number;
  readonly release: number;
  readonly running: string;
  readonly shiftedLists: number;
  readonly behind: { readonly changes: number; readonly since: string | null } | null;
  readonly rollback: { readonly release: number } | null;
  readonly lastBuild: {
    readonly what: string;
    readonly endedAt: string;
    readonly error: string | null;
  } | null;
}

export const publisherState = async () =>
  (await publisherRequest<PublisherState>('GET', 'state')).body;

/** Waits until the further pages of lists are updated, too. */
export const untilListsPublished = () =>
  expect.poll(async () => (await publisherState()).shiftedLists, { timeout: PUBLISH_MS }).toBe(0);

/** Waits for the next release. */
export async function nextRelease({ release }: PublisherState): Promise<PublisherState> {
  await expect
    .poll(async () => (await publisherState()).release, { timeout: 180_000, intervals: [500] })
    .toBeGreaterThan(release);
  await expect
    .poll(async () => (await publisherState()).running, { timeout: PUBLISH_MS })
    .toBe('nothing');
  return await publisherState();
}
