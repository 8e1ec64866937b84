import type { Core } from '@strapi/strapi';
import {
  AREAS,
  dashboardPeriods,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  quietDays,
  TAP_CHANNELS,
} from '../../../domain';
import type { Area, Dashboard, DashboardStep, Days } from '../../../domain';
import { keyOf, knownListings, presentListing } from './listings';
import type { KnownListings } from './listings';
import { lapsedSince, withoutEnquiries } from './neglected';
import { enquiriesQuery, tapsQuery } from './queries';
import type { EnquiryRow, TapRow } from './queries';
import { CountTally, FigureTally, OutcomeTally } from './tallies';

/** The rows of localities, listings and owners that are shown. */
const MOST_ROWS = 12;
const ALL = 'all';
/** The key of enquiries without a listing, or without an owner. */
const NONE = '';

/** The sums of a dashboard while its rows are read. */
class Sums {
  readonly outcome = new OutcomeTally();
  readonly totals = new FigureTally();
  readonly periods = new FigureTally();
  readonly localities = new FigureTally();
  readonly listings = new FigureTally();
  readonly statuses = new CountTally();
  readonly sources = new CountTally();
  readonly channels = new CountTally();
  readonly owners = new Map<string, { readonly outcome: OutcomeTally; name: string | null }>();
  /** The codes of listings by key, for those that are gone. */
  readonly codes = new Map<string, string>();

  constructor(private readonly known: KnownListings) {}

  addEnquiry(area: Area, period: string, row: EnquiryRow): void {
    const { stage, source, locality, kind, listing, code, ownerId, ownerName } = row;
    this.outcome.add(row);
    this.totals.addEnquiry(ALL);
    this.periods.addEnquiry(period);
    this.localities.addEnquiry(locality ?? NONE);
    this.statuses.add(stage, 1);
    this.sources.add(source ?? ENQUIRY_SOURCES[0], 1);
    const owner = this.owners.get(ownerId ?? NONE) ?? { outcome: new OutcomeTally(), name: null };
    owner.outcome.add(row);
    owner.name = ownerName;
    this.owners.set(ownerId ?? NONE, owner);
    if (kind === null || listing === null) return;
    const key = keyOf(area, kind, listing);
    this.listings.addEnquiry(key);
    if (code !== null) this.codes.set(key, code);
  }

  addTaps(area: Area | '', period: string, row: TapRow): void {
    this.totals.addTaps(ALL, row);
    this.periods.addTaps(period, row);
    this.channels.add(row.channel, Number(row.total));
    if (area === '' || row.kind === '') return;
    const key = keyOf(area, row.kind, row.listing);
    this.listings.addTaps(key, row);
    const listing = this.known.get(key);
    if (listing) this.localities.addTaps(listing.locality ?? NONE, row);
  }
}

const presented = (sums: Sums, periods: readonly Days[]) => ({
  totals: { ...sums.totals.of(ALL), ...sums.outcome.result() },
  periods: periods.map((days) => ({ ...days, ...sums.periods.of(days.from) })),
  statuses: ENQUIRY_STATUSES.map((status) => ({ status, enquiries: sums.statuses.of(status) })),
  sources: ENQUIRY_SOURCES.map((source) => ({ source, enquiries: sums.sources.of(source) })),
  channels: TAP_CHANNELS.filter((channel) => channel !== 'View').map((channel) => ({
    channel,
    taps: sums.channels.of(channel),
  })),
  localities: sums.localities
    .sorted()
    .slice(0, MOST_ROWS)
    .map(([locality, figures]) => ({ locality: locality === NONE ? null : locality, ...figures })),
  owners: [...sums.owners]
    .map(([id, { outcome, name }]) => ({
      _id: id === NONE ? null : id,
      name,
      ...outcome.result(),
    }))
    .sort((a, b) => b.enquiries - a.enquiries)
    .slice(0, MOST_ROWS),
});

/** The listings with the most enquiries, taps and views. */
const mostAsked = (strapi: Core.Strapi, { listings, codes }: Sums, known: KnownListings) =>
  Promise.all(
    listings
      .sorted()
      .slice(0, MOST_ROWS)
      .map(async ([key, figures]) => ({
        ...(await presentListing(strapi, known, key, codes.get(key))),
        ...figures,
      })),
  );

/**
 * The figures of some regions. Each query reads one period of one region, so that none keeps the database long.
 * @param areas every region: taps outside of a region count, too
 * @param now milliseconds since 1970
 */
export async function readDashboard(
  strapi: Core.Strapi,
  areas: readonly Area[],
  step: DashboardStep,
  now: number,
): Promise<Omit<Dashboard, 'sendsEmail' | 'failedNotifications'>> {
  const periods = dashboardPeriods(step, now);
  const known = await knownListings(strapi, areas);
  const sums = new Sums(known);
  const ofTaps = areas.length === AREAS.length ? [...areas, '' as const] : areas;
  for (const days of periods) {
    for (const area of areas)
      for (const row of await enquiriesQuery(strapi, area, days))
        sums.addEnquiry(area, days.from, row);
    for (const area of ofTaps)
      for (const row of await tapsQuery(strapi, area, days)) sums.addTaps(area, days.from, row);
  }
  const [first] = periods;
  const last = periods.at(-1);
  if (!first || !last) throw new Error('the dashboard has no periods');
  return {
    ...{ step, areas, from: first.from, to: last.to },
    ...presented(sums, periods),
    listings: await mostAsked(strapi, sums, known),
    lapsed: lapsedSince(known, quietDays(now).from),
    ...(await withoutEnquiries(strapi, areas, known, quietDays(now))),
  };
}
