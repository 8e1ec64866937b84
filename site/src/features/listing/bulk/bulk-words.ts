import { FIELDS, normalizeMoney, numberText, plural } from '../../../domain';
import type { BulkName } from '../../../domain';

/** What a bulk change can set, as staff choose it. */
export const BULK_WORDS: Readonly<Record<BulkName, string>> = {
  stage: 'Stage',
  checked: 'Checked Today',
  locality: FIELDS.locality.label,
  phoneOfContactPerson: FIELDS.phoneOfContactPerson.label,
  price: 'Price',
  priceBy: 'Price by Rupees',
  pricePercent: 'Price by Percent',
};
const NAMES = Object.keys(BULK_WORDS) as readonly BulkName[];

/** The typed values: what is set, in words, and a text for each thing that can be set. */
export type TypedChange = Readonly<Record<'what' | Exclude<BulkName, 'checked'>, string>>;

export const NOTHING_TYPED: TypedChange = {
  ...{ what: '', stage: '', locality: '', phoneOfContactPerson: '' },
  ...{ price: '', priceBy: '', pricePercent: '' },
};

export const nameOf = ({ what }: TypedChange): BulkName | undefined =>
  NAMES.find((name) => BULK_WORDS[name] === what);

/** The typed change as it is sent; empty while nothing is chosen. */
export function sentChange(typed: TypedChange): Readonly<Record<string, unknown>> {
  const name = nameOf(typed);
  if (name === undefined) return {};
  if (name === 'checked') return { checked: true };
  if (name === 'pricePercent') return { pricePercent: typed.pricePercent.replace('%', '').trim() };
  const isMoney = name === 'price' || name === 'priceBy';
  return { [name]: isMoney ? normalizeMoney(typed[name]) : typed[name] };
}

export const listingsText = (count: number): string =>
  `${numberText(count)} ${plural(count, 'listing')}`;
