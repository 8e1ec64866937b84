import type { Area } from '../regions';
import type { Listing, ListingCard } from '../api-types';
import { RERA_FIELDS } from '../fields/rera';
import { reraText } from '../rera';
import { areaText } from './area';
import { areaOf, chipsOf, offerLine, offerOf, priceLine, sizeText } from './listing';

type Shown = Listing | ListingCard;

const listed = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

/** The area, if the offer does not contain it. The offer of a home contains the rooms instead. */
function furtherArea(listing: Shown): string | null {
  const size = areaOf(listing);
  const text = size && areaText(size.area, size.unit);
  return text === sizeText(listing) ? null : text;
}

/**
 * The title of a listing for search engines. It is unique: `3 BHK Flat for SALE in Shri Radha Apartments, Sector 7, ₹
 * 1.25 Cr, DWK-R-1042`. A listing without a project has its area in the title.
 */
export function searchTitle(listing: Shown): string {
  const { projectName, locality, code } = listing;
  const place = listed([projectName, locality]);
  const offer = place === '' ? offerOf(listing) : `${offerOf(listing)} in ${place}`;
  return listed([offer, projectName ? null : furtherArea(listing), priceLine(listing), code]);
}

/** The description of a listing for search engines and shared links: the offer, area and chips, code and registration. */
export function searchDescription(listing: Listing, area: Area): string {
  const traits = chipsOf(listing)
    .filter(({ name }) => name !== 'projectName')
    .map(({ label, value }) => `${label}: ${value}`);
  const registration = reraText(listing);
  const sentences = [
    offerLine(listing, area),
    listed([furtherArea(listing), ...traits]),
    `Code ${listing.code}`,
    registration === null ? '' : `${RERA_FIELDS.reraNumber.label}: ${registration}`,
  ];
  return sentences.filter((sentence) => sentence !== '').join('. ');
}
