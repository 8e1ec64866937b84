import { LIMITS } from './field-types';
import { NUMERIC } from './field-types/numbers';
import { FIELDS } from './fields';
import { numberText } from './format/area';
import type { Outcome } from './field-rules';
import { required } from './record-field';
import { parseFields } from './record-rules';
import { STAGES } from './stage';
import type { Stage } from './stage';

/** What a bulk change sets: one of these. Source: docs/contract.md, "Many listings at once". */
export interface BulkValues {
  readonly stage: Stage;
  /** Whether it says that the listings are still on offer; always true. */
  readonly checked: true;
  readonly locality: string;
  readonly phoneOfContactPerson: string;
  /** The new price in rupees. */
  readonly price: number;
  /** Rupees that are added; below 0: taken off. */
  readonly priceBy: number;
  /** Percent of the price that are added; below 0: taken off. */
  readonly pricePercent: number;
}
export type BulkName = keyof BulkValues;
type Setting<N extends BulkName> = { readonly [O in N]: Readonly<Record<O, BulkValues[O]>> }[N];
export type BulkChange = Setting<BulkName>;
type PriceChange = Setting<'price' | 'priceBy' | 'pricePercent'>;

/** The most listings of one bulk change. */
export const MOST_IN_BULK = 10_000;
/** For so many days a bulk change can be read and undone. */
export const BULK_DAYS = 30;
/** The least and the most percent of one bulk change. */
export const BULK_PERCENT = { least: -90, most: 200 } as const;

/** The changes whose value has a type of its own. */
const TYPED = {
  stage: required({ type: 'choice', label: 'Stage', options: STAGES }),
  checked: required({ type: 'flag', label: 'Checked' }),
  locality: required({ type: 'text', label: FIELDS.locality.label }),
  phoneOfContactPerson: required({ type: 'phone', label: FIELDS.phoneOfContactPerson.label }),
  price: required({ type: 'money', label: 'Price' }),
} as const;

/** The changes of a price by a number that can be below 0. */
const BY = {
  priceBy: { label: 'Rupees', least: -LIMITS.amount, most: LIMITS.amount },
  pricePercent: { label: 'Percent', ...BULK_PERCENT },
} as const;

export const BULK_NAMES = [...Object.keys(TYPED), ...Object.keys(BY)] as readonly BulkName[];

const numberOf = (raw: unknown): unknown =>
  typeof raw === 'string' && NUMERIC.test(raw.trim()) ? Number(raw) : raw;

function parseBy(name: keyof typeof BY, raw: unknown): Outcome<BulkChange> {
  const { label, least, most } = BY[name];
  const value = numberOf(raw);
  if (typeof value === 'number' && value >= least && value <= most && value !== 0)
    return { ok: true, value: { [name]: value } as unknown as BulkChange };
  const range = `from ${numberText(least)} to ${numberText(most)}`;
  return { ok: false, errors: { [name]: `${label} must be a number ${range}, and not 0` } };
}

/** Parses what a bulk change sets: an object with one of its keys. */
export function parseBulkChange(input: unknown): Outcome<BulkChange> {
  const sent = typeof input === 'object' && input !== null ? input : {};
  const [name, ...others] = BULK_NAMES.filter((one) => one in sent);
  if (name === undefined || others.length > 0)
    return { ok: false, errors: { change: `change must be one of: ${BULK_NAMES.join(', ')}` } };
  const raw = (sent as Readonly<Record<string, unknown>>)[name];
  if (name === 'priceBy' || name === 'pricePercent') return parseBy(name, raw);
  const { values, errors } = parseFields({ [name]: TYPED[name] }, { [name]: raw });
  if (values.checked === false) errors.checked = 'Checked can only be set';
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, value: values as unknown as BulkChange };
}

/** Whether a bulk change changes the price. */
export const isPriceChange = (change: BulkChange): change is PriceChange =>
  'price' in change || 'priceBy' in change || 'pricePercent' in change;

/**
 * The price after a bulk change, in whole rupees unless it is sent: half a rupee is rounded up.
 * @param price the price before; null, if the change needs one and there is none
 */
export function priceAfter(change: PriceChange, price: number | null): number | null {
  if ('price' in change) return change.price;
  if (price === null || price === 0) return null;
  if ('priceBy' in change) return price + change.priceBy;
  return Math.round((price * (100 + change.pricePercent)) / 100);
}
