import { withoutNulls } from '../card/card-listing';
import type { Listing } from '../../../domain';
import { factGroups } from './facts';
import type { FactGroup } from './facts';
import { priceChart } from './price-chart';
import {
  closedText,
  dayMonthText,
  isClosed,
  placeOf,
  priceInWords,
  priceOf,
  rateText,
  reraText,
  withoutOffer,
} from '../../../domain';

/** The price in words; null without a price. Computed on the server, because its code is larger than the page's. */
function priceWords(property: Listing): string | null {
  const price = priceOf(property);
  return price === null ? null : `${priceInWords(price)} Rupees`;
}

/** The link to a listing's position on a map. */
const mapLink = (property: Listing): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeOf(property))}`;

/**
 * A listing with its derived texts. They are computed on the server, because the catalogue's code is larger than the
 * page's.
 */
export interface DetailModel {
  readonly property: Listing;
  /** `On hold`, or that it is sold or rented; null for others. */
  readonly mark: string | null;
  /** The price in words; null without a price. */
  readonly words: string | null;
  /** Its price per square foot, compared with the median; null if it is not known. */
  readonly rate: string | null;
  /** See `medianRate`. */
  readonly median: number | null;
  /** The link to the listing's position on a map. */
  readonly map: string;
  readonly facts: readonly FactGroup[];
  /** The HTML of its prices; null if the price never changed. */
  readonly prices: string | null;
  /** `Checked on 12 Nov 2026`; null if the day is not known. */
  readonly checked: string | null;
  /** The registration in words; null if nothing is known. */
  readonly rera: string | null;
}

/** The facts that the page shows as a chart or in words alone. It keeps the number, for messages. */
const WORDED: ReadonlySet<string> = new Set<keyof Listing>([
  ...(['priceHistory', 'checkedOn', 'reraApplies', 'rate'] as const),
  ...(['reraAuthority', 'reraValidUntil', 'reraExemption'] as const),
]);

function markOf(listing: Listing): string | null {
  if (isClosed(listing)) return closedText(listing);
  return listing.stage === 'On hold' ? listing.stage : null;
}

/** @param median see `medianRate` */
export function toDetailModel(stored: Listing, median: number | null = null): DetailModel {
  const listing = isClosed(stored) ? withoutOffer(stored) : stored;
  const { priceHistory = [], checkedOn = null } = listing;
  const known = Object.entries(withoutNulls(listing));
  const property = Object.fromEntries(
    known.filter(([name]) => !WORDED.has(name)),
  ) as typeof listing;
  return {
    property,
    mark: markOf(property),
    words: priceWords(property),
    rate: rateText(property, median),
    median,
    map: mapLink(property),
    facts: factGroups(property),
    prices: priceChart(property, priceHistory),
    rera: reraText(listing),
    checked: checkedOn && `Checked on ${dayMonthText(checkedOn)}`,
  };
}
