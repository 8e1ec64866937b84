import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { parse } from 'csv-parse/sync';
import earlierChecks from '../../sample-content/earlier-checks.json';
import earlierPrices from '../../sample-content/earlier-prices.json';
import masterLists from '../../sample-content/master-lists.json';
import { addDays, MASTERS, officeDay, parseListing, PUBLIC_FIELDS, REGION_KINDS } from '../domain';
import type { Area, FieldType, Kind, ListingValues, Purpose } from '../domain';
import { setPrices } from '../api/listing/services/prices';
import { inWrite } from '../documents/revision';
import { ListingWriter, storedByKey } from '../import/listing-writer';
import { LISTING_UIDS, MASTER_UIDS } from '../uids';
import { storePicture } from './pictures';
import { create, isStored } from './records';

const DAY = 24 * 60 * 60 * 1000;

/** The number of listings in one batch. Their pictures are stored before the importer writes them. */
const BATCH = 10;

/** Adds the localities and project names of each region. */
export async function addMasterLists(strapi: Core.Strapi): Promise<void> {
  for (const [area, lists] of Object.entries(masterLists)) {
    for (const master of MASTERS) {
      for (const name of lists[master]) {
        if (await isStored(strapi, MASTER_UIDS[master], { area, name })) continue;
        await create(strapi, MASTER_UIDS[master], { area, name });
      }
    }
  }
  strapi.log.info('Sample content: added localities and project names');
}

/** A row of `sample-content/listings.csv`. */
export interface SampleListing {
  /** The key, such as `dwk-RS-03`. */
  readonly key: string;
  readonly area: Area;
  readonly kind: Kind;
  /** Names of pictures, the cover first. */
  readonly pictures: readonly string[];
  readonly values: ListingValues;
}

/** Converts a cell to the model's input: choices are separated by commas, a date is in days from `today`. */
function inputOf(type: FieldType, cell: string, today: Date): unknown {
  if (type === 'choices') return cell.split(', ');
  if (type !== 'date') return cell;
  return new Date(today.getTime() + Number(cell) * DAY).toISOString().slice(0, 10);
}

function sampleListing(row: Readonly<Record<string, string>>, today: Date): SampleListing {
  const { key = '', area, kind, pictures = '' } = row as { area: Area; kind: Kind } & typeof row;
  const input: Record<string, unknown> = {};
  for (const { name, type } of PUBLIC_FIELDS[kind]) {
    const cell = row[name] ?? '';
    if (cell !== '') input[name] = inputOf(type, cell, today);
  }
  const parsed = parseListing(kind, area, input);
  if (!parsed.ok) {
    throw new Error(`The sample listing ${key} is invalid: ${JSON.stringify(parsed.errors)}`);
  }
  return { key, area, kind, pictures: pictures.split(' ').filter(Boolean), values: parsed.value };
}

/**
 * The sample listings, in the order in which they are created.
 * @param csv the content of `sample-content/listings.csv`
 * @throws Error for a row that is invalid by the model's rules
 */
export const parseSampleListings = (csv: string, today: Date): readonly SampleListing[] =>
  parse<Record<string, string>>(csv, { columns: true }).map((row) => sampleListing(row, today));

function storePictures(strapi: Core.Strapi, { key, pictures, values }: SampleListing) {
  const place = String(values.projectName ?? values.locality);
  return Promise.all(
    pictures.map((name, index) =>
      storePicture(strapi, name, `${key}-${String(index + 1)}`.toLowerCase(), place),
    ),
  );
}

/** The sample listings with earlier prices, by their keys: the days ago and the amount of each price, oldest first. */
const EARLIER_PRICES: Readonly<Record<string, readonly (readonly number[])[] | undefined>> =
  earlierPrices;

/** Gives a listing that was just added its earlier prices. */
async function addEarlierPrices(
  strapi: Core.Strapi,
  { key, kind, values }: SampleListing,
): Promise<void> {
  const prices = EARLIER_PRICES[key];
  if (!prices) return;
  const { documentId: id } = (await strapi.db
    .query(LISTING_UIDS[kind])
    .findOne({ select: ['documentId'], where: { importKey: key } })) as { documentId: string };
  const purpose = values.propertyFor as Purpose;
  const steps = prices.map(
    ([daysAgo = 0, amount = 0]) => [Date.now() - daysAgo * DAY, amount] as const,
  );
  await inWrite(strapi, () => setPrices(strapi, kind, { id, purpose }, steps));
}

/** The sample listings that were checked before today, by their keys: the days ago. */
const EARLIER_CHECKS: Readonly<Record<string, number | undefined>> = earlierChecks;

/** Gives a listing that was just added the day of its check. */
async function addEarlierCheck(strapi: Core.Strapi, { key, kind }: SampleListing): Promise<void> {
  const days = EARLIER_CHECKS[key];
  if (days === undefined) return;
  const checkedOn = addDays(officeDay(new Date().toISOString()), -days);
  await strapi.db
    .query(LISTING_UIDS[kind])
    .update({ where: { importKey: key }, data: { checkedOn } });
}

/** Adds the listings with their pictures through the importer, oldest first. */
export async function addListings(strapi: Core.Strapi): Promise<void> {
  const file = path.join(strapi.dirs.app.root, 'sample-content/listings.csv');
  const all = parseSampleListings(await readFile(file, 'utf8'), new Date());
  for (const { area, kind } of REGION_KINDS) {
    const own = all.filter((listing) => listing.area === area && listing.kind === kind);
    const target = { kind, area };
    const writer = new ListingWriter(strapi, target);
    const keys = own.map(({ key }) => key);
    const present = await storedByKey(strapi, target, keys);
    const wanted = own.filter(({ key }) => !present.has(key));
    for (let from = 0; from < wanted.length; from += BATCH) {
      const listings = [];
      for (const listing of wanted.slice(from, from + BATCH)) {
        listings.push({ ...listing, images: await storePictures(strapi, listing) });
      }
      const rejected = (await writer.write(listings)).filter(
        ({ outcome }) => outcome === 'refused',
      );
      if (rejected.length > 0) throw new Error(`Rejected listings: ${JSON.stringify(rejected)}`);
      for (const listing of listings) {
        await addEarlierPrices(strapi, listing);
        await addEarlierCheck(strapi, listing);
      }
    }
    strapi.log.info(`Sample content: added ${String(own.length)} listings of ${area} ${kind}`);
  }
}
