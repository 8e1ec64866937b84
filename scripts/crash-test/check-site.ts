import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Env } from '../../cms/src/settings/env';
import { detailPath, KIND_FACTS, listPath, LISTS, REGION_LISTS } from '../lib/domain';
import type { Area, Listing, ListingCard, ListKey } from '../lib/domain';
import type { Feed } from '../publisher/feed/feed';
import { DETAIL_FACTS } from '../publisher/pages/card';
import { findDifferences } from '../publisher/release/compare-releases';
import { filesOfPage } from '../publisher/release/page-files';
import { planSite } from '../publisher/pages/site-plan';
import { FRONT_KINDS } from './front-record';
import type { ListingRecord, Facts, Ledger } from './ledger';
import { read } from './reader';
import type { ApiClient } from './api-client';

/** The maximum number of records in one search response. */
const MOST = 100;

interface PageData {
  readonly result: { readonly serverData: unknown };
}

interface ListData {
  readonly own: { readonly lists: readonly ListingCard[]; readonly count: number };
}

const serverDataOf = (text: string): unknown => (JSON.parse(text) as PageData).result.serverData;

/** Compares the records of the landing and region pages with the acknowledged writes. */
export async function checkFront(
  admin: ApiClient,
  { front }: Ledger,
  violations: Set<string>,
): Promise<void> {
  for (const kind of FRONT_KINDS) {
    const body = { values: {}, limit: MOST, offset: 0 };
    const response = await admin.call('POST', `/api/${kind.call}Search`, body);
    const all = response?.body[`${kind.one}s`] ?? [];
    const texts = new Map(
      (all as readonly Readonly<Record<string, string>>[]).map((one) => [one._id, one[kind.field]]),
    );
    for (const { id, possible } of front.filter((one) => one.kind === kind))
      if (!possible.has(texts.get(id) ?? null))
        violations.add(
          `the ${kind.one} ${id} says ${String(texts.get(id))}, not ${[...possible].map(String).join(' or ')}`,
        );
  }
}

/** A page's data omit null values, and facts of which it shows the words. */
const onPage = (listing: Listing) =>
  Object.fromEntries(
    Object.entries(listing).filter(
      ([name, value]) => value !== null && !DETAIL_FACTS.includes(name),
    ),
  );

const isActive = (listing: Listing): boolean =>
  (listing.propresiStatus ?? listing.propcomStatus) === 'active';

const hasFacts = (listing: Listing, facts: Facts): boolean =>
  facts.isThere &&
  facts.purpose === listing.propertyFor &&
  facts.price === (facts.purpose === 'SALE' ? listing.expectedPrice : listing.expectedRent) &&
  facts.locality === listing.locality &&
  facts.description === listing.description &&
  facts.isActive === isActive(listing) &&
  facts.images.join() === listing.imagePaths.join();

/** Compares a listing, in the database and on its page, with the acknowledged writes. */
export async function checkListing(
  env: Env,
  admin: ApiClient,
  entry: ListingRecord,
  violations: Set<string>,
) {
  const { area, kind, id, possible } = entry;
  const response = await admin.call('GET', `/api/${area}/${KIND_FACTS[kind].call}Detail/${id}`);
  const stored = response?.status === 200 ? (response.body as unknown as Listing) : null;
  const isPossible = stored
    ? possible.some((facts) => hasFacts(stored, facts))
    : response?.status === 404 && possible.some(({ isThere }) => !isThere);
  if (!isPossible) {
    const what = JSON.stringify({ status: response?.status, stored, possible });
    violations.add(`${id} is not what was acknowledged: ${what}`);
  }
  const isShown = stored !== null && isActive(stored);
  const path = detailPath(area, kind, id);
  const [html, data] = await Promise.all([
    read(env.siteUrl, path),
    read(env.siteUrl, `/${filesOfPage(path).pageData}`),
  ]);
  if (html.status !== (isShown ? 200 : 404) || data.status !== html.status)
    violations.add(`${path} answers ${String(html.status)}, its data ${String(data.status)}`);
  if (!isShown || data.status !== 200) return;
  const { property } = serverDataOf(data.text) as { readonly property: Listing };
  if (!isDeepStrictEqual(onPage(property), onPage(stored)))
    violations.add(`${path} is not what the CMS has: ${data.text} for ${JSON.stringify(stored)}`);
  if (!html.text.includes(String(stored.description)))
    violations.add(`${path} lacks its description`);
  const named = JSON.stringify(stored.images).match(/\/uploads\/[^"\s]+/g) ?? [];
  await checkPictures(env, [...stored.imagePaths, ...named], violations);
}

/** Checks that every picture is served. */
export async function checkPictures(
  { siteUrl }: Env,
  paths: readonly string[],
  violations: Set<string>,
): Promise<void> {
  for (const path of new Set(paths)) {
    const { status } = await read(siteUrl, path);
    if (status !== 200) violations.add(`the picture ${path} answers ${String(status)}`);
  }
}

/** Every active listing of a list, newest first, from the CMS. */
async function storedList(visitor: ApiClient, area: Area, list: ListKey): Promise<string[]> {
  const { search, limitKey, offsetKey } = LISTS[list];
  const ids: string[] = [];
  for (;;) {
    const body = { values: {}, [limitKey]: MOST, [offsetKey]: ids.length };
    const response = await visitor.call('POST', `/api/${area}/${search}`, body);
    const lists = (response?.body.lists ?? []) as readonly ListingCard[];
    ids.push(...lists.map(({ _id }) => _id));
    if (lists.length < MOST) return ids;
  }
}

/** Checks that the pages of each list show the CMS's listings, in its order and with its count. */
export async function checkLists(
  env: Env,
  visitor: ApiClient,
  violations: Set<string>,
): Promise<void> {
  for (const { area, list } of REGION_LISTS) {
    const stored = await storedList(visitor, area, list);
    const shown: string[] = [];
    for (let n = 1; ; n += 1) {
      const path = listPath(area, list, n);
      const { status, text } = await read(env.siteUrl, `/${filesOfPage(path).pageData}`);
      if (status === 404) break;
      const { lists, count } = (serverDataOf(text) as ListData).own;
      if (count !== stored.length) violations.add(`${path} says ${String(count)} listings`);
      shown.push(...lists.map(({ _id }) => _id));
      const html = await read(env.siteUrl, path);
      if (lists.some(({ _id }) => !html.text.includes(_id)))
        violations.add(`${path} lacks listings of its page data`);
    }
    if (shown.join() !== stored.join())
      violations.add(
        `${area} ${list} shows ${String(shown.length)} listings in another order or number`,
      );
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The listings in some data, in order, each with the fields that the test compares. */
function listingsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(listingsIn);
  if (!isObject(data)) return [];
  if (!('code' in data)) return Object.values(data).flatMap(listingsIn);
  const { _id, locality, expectedPrice, expectedRent } = data;
  // A sold page has no price, and page data leave out what is null.
  return [[_id, locality, expectedPrice ?? expectedRent ?? null].map(String).join(' ')];
}

/** Checks that every page shows the same listings as a full publish at this moment. */
export async function checkPages(env: Env, feed: Feed, violations: Set<string>): Promise<void> {
  const { pages } = await planSite(feed, await feed.appParameter());
  for await (const { path, answers } of pages) {
    const { status, text } = await read(env.siteUrl, `/${filesOfPage(path).pageData}`);
    if (status !== 200) {
      violations.add(`the data of ${path} answer ${String(status)}`);
      continue;
    }
    const [shown, wanted] = [listingsIn(serverDataOf(text)), listingsIn(answers)];
    if (!isDeepStrictEqual(shown, wanted))
      violations.add(`${path} shows ${shown.join(', ')} instead of ${wanted.join(', ')}`);
  }
}

/** Checks that an updated release equals a full publish, byte for byte. */
export async function compareReleases(
  updated: string,
  full: string,
  violations: Set<string>,
): Promise<void> {
  for await (const name of findDifferences(updated, full))
    violations.add(`${name} is not what a full publish makes of it`);
}

/** Checks that the release store contains only releases. */
export async function checkReleaseStore(folder: string, violations: Set<string>): Promise<void> {
  for (const name of await readdir(folder))
    if (!/^\d+$/.test(name)) violations.add(`${join('releases', name)} was left behind`);
}
