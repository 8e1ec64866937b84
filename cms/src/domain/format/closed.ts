import type { Listing } from '../api-types';
import { KIND_FIELDS } from '../catalogue';
import { stageText } from '../stage';
import { dayMonthText } from './date-time';
import { kindOf } from './listing';

/** Whether a listing is sold or rented: its page offers nothing. */
export const isClosed = ({ stage }: Listing): boolean => stage === 'Closed';

/** `Sold on 12 Nov 2026`, for a closed listing. */
export const closedText = ({ propertyFor, closedOn }: Listing): string =>
  [stageText('Closed', propertyFor ?? ''), closedOn && `on ${dayMonthText(closedOn)}`]
    .filter(Boolean)
    .join(' ');

/** A listing without what was offered: price, terms, other sums of money, prices that it had, its check, and whom to call. */
export const withoutOffer = (listing: Listing): Listing => ({
  ...listing,
  ...Object.fromEntries(
    KIND_FIELDS[kindOf(listing)]
      .filter(
        ({ name, section, type }) =>
          section === 'price' || type === 'money' || name === 'phoneOfContactPerson',
      )
      .map(({ name }) => [name, null]),
  ),
  rate: null,
  reduction: null,
  priceHistory: [],
  checkedOn: null,
});
