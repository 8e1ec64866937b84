import { BULK_NAMES, FIELDS, normalizeMoney, numberText, plural } from '../../../domain';
import type { BulkChange, BulkName } from '../../../domain';
import type { BulkChangeFacts } from './requests';

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

/** What is set, in words: `Price by Percent: -10 %`. */
function settingText(change: BulkChange): string {
  const name = BULK_NAMES.find((one) => one in change);
  if (name === undefined) return '';
  if ('checked' in change) return BULK_WORDS.checked;
  const [value] = Object.values(change) as readonly (string | number)[];
  if (typeof value !== 'number') return `${BULK_WORDS[name]}: ${String(value)}`;
  const number = numberText(value);
  return `${BULK_WORDS[name]}: ${name === 'pricePercent' ? `${number} %` : `₹ ${number}`}`;
}

/** What a bulk change does, in words. */
export const changeText = ({ change, isUndo }: BulkChangeFacts): string =>
  `${isUndo ? 'Undo: ' : ''}${settingText(change)}`;

/** How far a bulk change is, or what became of it. */
export function outcomeText(one: BulkChangeFacts): string {
  const { isRunning, isUndo, undo, total, changed, same, refused } = one;
  if (isRunning) return `${numberText(changed + same + refused)} of ${listingsText(total)} done`;
  const parts = [
    `${listingsText(changed)} ${isUndo ? 'set back' : 'changed'}`,
    ...(same > 0 ? [`${numberText(same)} had it already`] : []),
    ...(refused > 0 ? [`${numberText(refused)} refused`] : []),
  ];
  return `${parts.join(', ')}.${undo === null ? '' : ' Undone.'}`;
}
