import type { Core } from '@strapi/strapi';
import enquiries from '../../sample-content/enquiries.json';
import { storeCounters } from '../api/tap/services/counts';
import type { Counter } from '../api/tap/services/counts';
import { addDays, KINDS, KIND_FACTS, officeDay, offerLine, REGION_KINDS } from '../domain';
import type { Area, Kind, Listing } from '../domain';
import { ACCOUNT_UID, ENQUIRY_UID, LISTING_UIDS, TAP_UID } from '../uids';
import { create, missing } from './records';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The days before today for which views and taps are made up. */
const DAYS = 60;

/** An enquiry of `sample-content/enquiries.json`. Its phone belongs to no one. */
interface SampleEnquiry {
  readonly name: string;
  readonly phone: string;
  readonly area: Area;
  /** The place of its listing among the active ones of its region and kind. */
  readonly about: { readonly kind: Kind; readonly listing: number };
  readonly hoursAgo: number;
  /** The user id of the account that answers it. */
  readonly owner?: string;
  readonly minutesToContact?: number;
  readonly followUpInDays?: number;
}
export const ENQUIRIES = enquiries as readonly SampleEnquiry[];

type Stored = Listing & { readonly documentId: string };

/** The active listings of each region and kind, by their code. */
async function activeListings(strapi: Core.Strapi): Promise<readonly (readonly Stored[])[]> {
  return await Promise.all(
    REGION_KINDS.map(
      async ({ area, kind }) =>
        (await strapi.db.query(LISTING_UIDS[kind]).findMany({
          where: { area, [KIND_FACTS[kind].statusField]: 'active' },
          orderBy: { code: 'asc' },
        })) as readonly Stored[],
    ),
  );
}

async function ownerOf(strapi: Core.Strapi, userId: string | undefined) {
  if (userId === undefined) return {};
  const account = (await strapi.db
    .query(ACCOUNT_UID)
    .findOne({ select: ['documentId', 'uname'], where: { userId } })) as {
    readonly documentId: string;
    readonly uname: string;
  };
  return { ownerId: account.documentId, ownerName: account.uname };
}

/** The words of a sample enquiry's listing. */
function aboutOf({ area, about }: SampleEnquiry, all: readonly (readonly Stored[])[]) {
  const { kind, listing: place } = about;
  const listings = all[REGION_KINDS.findIndex((one) => one.area === area && one.kind === kind)];
  const listing = listings?.[place % listings.length];
  if (!listing) throw new Error(`A sample enquiry has no listing of ${area} ${kind}`);
  return {
    listingKind: kind,
    listingId: listing.documentId,
    listingCode: listing.code,
    listingWords: offerLine(listing, area),
    locality: listing.locality,
  };
}

/** Adds enquiries of the last weeks, in every status. */
export async function addEnquiries(strapi: Core.Strapi): Promise<void> {
  const listings = await activeListings(strapi);
  const { tableName } = strapi.db.metadata.get(ENQUIRY_UID);
  const now = Date.now();
  for (const sample of await missing(strapi, ENQUIRY_UID, ENQUIRIES, 'phone')) {
    const { hoursAgo, owner, minutesToContact, followUpInDays, about, ...own } = sample;
    const at = new Date(now - hoursAgo * HOUR);
    const today = officeDay(new Date(now).toISOString());
    await create(strapi, ENQUIRY_UID, {
      ...own,
      ...aboutOf({ ...sample, about }, listings),
      ...(await ownerOf(strapi, owner)),
      followUpOn: followUpInDays === undefined ? null : addDays(today, followUpInDays),
      noticeVersion: 'Sample',
      noticeLanguage: 'English',
      consentedAt: at.toISOString(),
    });
    const contact = minutesToContact && new Date(at.getTime() + minutesToContact * MINUTE);
    // The rule of a new enquiry sets these to now.
    await strapi.db
      .connection(tableName)
      .where({ phone: sample.phone })
      .update({ received_at: at, changed_at: contact ?? at, first_contact_at: contact ?? null });
  }
  strapi.log.info(`Sample content: added ${String(ENQUIRIES.length)} enquiries`);
}

/** A number from 0 to 1 that is the same for the same inputs and looks like chance. */
const chance = (...inputs: readonly number[]): number => {
  const mixed = inputs.reduce((sum, input, at) => sum + input * (12.9898 + 65.241 * at), 0);
  const value = Math.sin(mixed) * 43_758.5453;
  return value - Math.floor(value);
};

/** Adds views and taps of the last days. Some listings have many, some have none. */
export async function addTaps(strapi: Core.Strapi): Promise<void> {
  const listings = await activeListings(strapi);
  const today = officeDay(new Date().toISOString());
  const counters: Counter[] = [];
  for (const [at, { area, kind }] of REGION_KINDS.entries()) {
    for (const [place, { documentId: listing }] of (listings[at] ?? []).entries()) {
      const interest = Math.max(0, 12 * chance(at, place) - 2 + 2 * KINDS.indexOf(kind));
      for (let day = 0; day < DAYS; day += 1) {
        const counterOf = (channel: Counter['channel'], total: number): Counter => ({
          ...{ area, kind, listing, channel, total: Math.floor(total) },
          day: addDays(today, -day),
        });
        const views = interest * chance(at, place, day);
        counters.push(
          counterOf('View', views),
          counterOf('Call', views * 0.35 * chance(at, place, day, 1)),
          counterOf('WhatsApp', views * 0.45 * chance(at, place, day, 2)),
          counterOf('SMS', views * 0.15 * chance(at, place, day, 3)),
          counterOf('Directions', views * 0.2 * chance(at, place, day, 4)),
        );
      }
    }
  }
  await strapi.db.query(TAP_UID).deleteMany({ where: {} });
  await storeCounters(
    strapi,
    counters.filter(({ total }) => total > 0),
  );
  strapi.log.info('Sample content: added views and taps');
}
