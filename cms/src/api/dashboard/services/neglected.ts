import type { Core } from '@strapi/strapi';
import { MANY_VIEWS, officeDayStart } from '../../../domain';
import type { Area, Dashboard, Days } from '../../../domain';
import { keyOf, presentKnown } from './listings';
import type { KnownListings } from './listings';
import { enquiriesQuery, tapsQuery } from './queries';
import { FigureTally } from './tallies';

/** The listings of a table that are shown. */
const MOST_ROWS = 12;

/**
 * The public listings that many have looked at and nobody has asked for, and those with neither a view nor an enquiry.
 * Newer listings than these days are not quiet yet.
 */
export async function withoutEnquiries(
  strapi: Core.Strapi,
  areas: readonly Area[],
  known: KnownListings,
  days: Days,
): Promise<Pick<Dashboard, 'unanswered' | 'quiet'>> {
  const tally = new FigureTally();
  for (const area of areas) {
    for (const { kind, listing } of await enquiriesQuery(strapi, area, days))
      if (kind !== null && listing !== null) tally.addEnquiry(keyOf(area, kind, listing));
    for (const row of await tapsQuery(strapi, area, days))
      if (row.kind !== '') tally.addTaps(keyOf(area, row.kind, row.listing), row);
  }
  const since = officeDayStart(days.from).getTime();
  const rows = [...known].flatMap(([key, listing]) =>
    listing.isPublic ? [{ listing, figures: tally.of(key) }] : [],
  );
  const unanswered = rows
    .filter(({ figures }) => figures.enquiries === 0 && figures.views >= MANY_VIEWS)
    .sort((a, b) => b.figures.views - a.figures.views);
  const quiet = rows
    .filter(({ figures, listing }) => {
      return figures.enquiries === 0 && figures.views === 0 && listing.createdAt < since;
    })
    .sort((a, b) => a.listing.createdAt - b.listing.createdAt);
  return {
    unanswered: unanswered
      .slice(0, MOST_ROWS)
      .map(({ listing, figures }) => ({ ...presentKnown(listing), ...figures })),
    quiet: {
      count: quiet.length,
      listings: quiet.slice(0, MOST_ROWS).map(({ listing }) => presentKnown(listing)),
    },
  };
}

/** The listings that the job has withdrawn since a day because nobody checked them, the last first. */
export function lapsedSince(known: KnownListings, day: string): Dashboard['lapsed'] {
  const lapsed = [...known.values()]
    .flatMap((listing) => {
      const { lapsedOn } = listing;
      return lapsedOn !== null && lapsedOn >= day ? [{ ...presentKnown(listing), lapsedOn }] : [];
    })
    .sort((a, b) => b.lapsedOn.localeCompare(a.lapsedOn));
  return { count: lapsed.length, listings: lapsed.slice(0, MOST_ROWS) };
}
