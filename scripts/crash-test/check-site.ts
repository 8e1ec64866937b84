import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Env } from '../../cms/src/settings/env';
import { detailPath, listPath, LISTS, REGION_LISTS } from '../lib/domain';
import type { Area, Listing, ListingCard, ListKey } from '../lib/domain';
import { listFilesBelow } from '../lib/files';
import type { Feed } from '../publisher/feed/cms-feed';
import { filesOfPage } from '../publisher/release/page-files';
import { planSite } from '../publisher/pages/site-plan';
import type { Violations } from './violations';
import { FRONT_KINDS } from './front-record';
import type { ListingRecord, Facts, Ledger } from './ledger';
import { read } from './reader';
import type { ApiClient } from './api-client';

const CALLS = { propresi: 'PropResi', propcom: 'PropCom' } as const;
const MOST = 100;

interface PageData<T> {
  readonly result: { readonly serverData: T };
}

interface ListData {
  readonly own: { readonly lists: readonly ListingCard[]; readonly count: number };
}

/** Holds what stands on the landing and the region pages, as the database has it, against what was acknowledged. */
export async function checkFront(
  admin: ApiClient,
  { front }: Ledger,
  faults: Violations,
): Promise<void> {
  for (const kind of FRONT_KINDS) {
    const asked = { values: {}, limit: MOST, offset: 0 };
    const reply = await admin.call('POST', `/api/${kind.search}`, asked);
    const all = (reply?.body[kind.all] ?? []) as readonly Readonly<Record<string, string>>[];
    const texts = new Map(all.map((one) => [one._id, one[kind.field]]));
    for (const { id, possible } of front.filter((one) => one.kind === kind))
      if (!possible.has(texts.get(id) ?? null))
        faults.add(
          `the ${kind.one} ${id} says ${String(texts.get(id))}, not ${[...possible].map(String).join(' or ')}`,
        );
  }
}

/** A page's data leave out what is null. */
const given = (listing: Listing) =>
  Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null));

const isAs = (facts: Facts, listing: Listing): boolean =>
  facts.isThere &&
  facts.purpose === listing.propertyFor &&
  facts.price === (facts.purpose === 'SALE' ? listing.expectedPrice : listing.expectedRent) &&
  facts.locality === listing.locality &&
  facts.description === listing.description &&
  facts.isActive === ((listing.propresiStatus ?? listing.propcomStatus) === 'active') &&
  facts.images.join() === listing.imagePaths.join();

/** Holds a listing, in the database and on its page, against what was acknowledged. */
export async function checkListing(
  env: Env,
  admin: ApiClient,
  entry: ListingRecord,
  faults: Violations,
) {
  const { area, kind, id, possible } = entry;
  const reply = await admin.call('GET', `/api/${area}/${CALLS[kind]}Detail/${id}`);
  const stored = reply?.status === 200 ? (reply.body as unknown as Listing) : null;
  const isTrue = stored
    ? possible.some((facts) => isAs(facts, stored))
    : reply?.status === 404 && possible.some(({ isThere }) => !isThere);
  if (!isTrue) {
    const what = JSON.stringify({ answer: reply?.status, stored, possible });
    faults.add(`${id} is not what was acknowledged: ${what}`);
  }
  const isShown = (stored?.propresiStatus ?? stored?.propcomStatus) === 'active';
  const path = detailPath(area, kind, id);
  const [html, data] = await Promise.all([
    read(env.siteUrl, path),
    read(env.siteUrl, `/${filesOfPage(path).pageData}`),
  ]);
  if (html.status !== (isShown ? 200 : 404) || data.status !== html.status)
    faults.add(`${path} answers ${String(html.status)}, its data ${String(data.status)}`);
  if (!stored || !isShown || data.status !== 200) return;
  const told = JSON.parse(data.text) as PageData<{ readonly property: Listing }>;
  const { property } = told.result.serverData;
  if (!isDeepStrictEqual(given(property), given(stored)))
    faults.add(`${path} is not what the CMS has: ${data.text} for ${JSON.stringify(stored)}`);
  if (!html.text.includes(String(stored.description))) faults.add(`${path} lacks its description`);
  await checkPictures(env, stored, faults);
}

/** Every picture of a listing, and each rendition of it, is served. */
async function checkPictures(env: Env, { imagePaths, images }: Listing, faults: Violations) {
  const named = JSON.stringify(images).match(/\/uploads\/[^"\s]+/g) ?? [];
  for (const path of new Set([...imagePaths, ...named])) {
    const { status } = await read(env.siteUrl, path);
    if (status !== 200) faults.add(`the picture ${path} answers ${String(status)}`);
  }
}

/** Every active listing of a list, newest first, as the CMS has them. */
async function storedList(visitor: ApiClient, area: Area, list: ListKey): Promise<string[]> {
  const { search, limitKey, offsetKey } = LISTS[list];
  const ids: string[] = [];
  for (;;) {
    const body = { values: {}, [limitKey]: MOST, [offsetKey]: ids.length };
    const reply = await visitor.call('POST', `/api/${area}/${search}`, body);
    const lists = (reply?.body.lists ?? []) as readonly ListingCard[];
    ids.push(...lists.map(({ _id }) => _id));
    if (lists.length < MOST) return ids;
  }
}

/** The pages of each list show what the CMS has, in its order, with its count. */
export async function checkLists(env: Env, visitor: ApiClient, faults: Violations): Promise<void> {
  for (const { area, list } of REGION_LISTS) {
    const stored = await storedList(visitor, area, list);
    const shown: string[] = [];
    for (let n = 1; ; n += 1) {
      const path = listPath(area, list, n);
      const { status, text } = await read(env.siteUrl, `/${filesOfPage(path).pageData}`);
      if (status === 404) break;
      const told = JSON.parse(text) as PageData<ListData>;
      const { lists, count } = told.result.serverData.own;
      if (count !== stored.length) faults.add(`${path} says ${String(count)} listings`);
      shown.push(...lists.map(({ _id }) => _id));
      const html = await read(env.siteUrl, path);
      const missing = lists.filter(({ _id }) => !html.text.includes(_id));
      if (missing.length > 0) faults.add(`${path} lacks listings of its page data`);
    }
    if (shown.join() !== stored.join())
      faults.add(
        `${area} ${list} shows ${String(shown.length)} listings in another order or number`,
      );
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The listings in some data, in their order, each with what readers look for first. */
function listingsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(listingsIn);
  if (!isObject(data)) return [];
  if (!('code' in data)) return Object.values(data).flatMap(listingsIn);
  const { _id, locality, expectedPrice, expectedRent } = data;
  return [[_id, locality, expectedPrice ?? expectedRent].map(String).join(' ')];
}

/** Every page shows the listings that a full publish at this moment would have it show. */
export async function checkPages(env: Env, feed: Feed, faults: Violations): Promise<void> {
  const { pages } = await planSite(feed, await feed.appParameter());
  for await (const { path, answers } of pages) {
    const { status, text } = await read(env.siteUrl, `/${filesOfPage(path).pageData}`);
    if (status !== 200) {
      faults.add(`the data of ${path} answer ${String(status)}`);
      continue;
    }
    const { serverData } = (JSON.parse(text) as PageData<unknown>).result;
    const [shown, wanted] = [listingsIn(serverData), listingsIn(answers)];
    if (!isDeepStrictEqual(shown, wanted))
      faults.add(`${path} shows ${shown.join(', ')} instead of ${wanted.join(', ')}`);
  }
}

/** Every file that a release serves, but for what says when it was published. */
async function filesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const file of listFilesBelow(folder, (name) => !name.startsWith('.'))) {
    const name = file.slice(folder.length + 1);
    if (name !== 'published.json') files.set(name, await readFile(file, 'base64'));
  }
  return files;
}

/** Two releases serve the same, byte for byte. */
export async function compareReleases(
  kept: string,
  whole: string,
  faults: Violations,
): Promise<void> {
  const [before, after] = await Promise.all([filesOf(kept), filesOf(whole)]);
  for (const name of new Set([...before.keys(), ...after.keys()]))
    if (before.get(name) !== after.get(name))
      faults.add(
        `${name} is not what a full publish makes of it (${before.has(name) ? 'there' : 'missing'})`,
      );
}

/** Nothing lies about beside what is served. */
export async function checkReleaseStore(folder: string, faults: Violations): Promise<void> {
  for (const name of await readdir(folder))
    if (!/^\d+$/.test(name)) faults.add(`${join('releases', name)} was left behind`);
}
