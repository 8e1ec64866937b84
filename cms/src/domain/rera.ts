import { dayMonthText } from './format/date-time';
import { RERA_FIELDS } from './fields/rera';
import type { ReraName } from './fields/rera';
import type { FieldErrors } from './field-rules';
import { statusOfStage } from './stage';
import type { Stage } from './stage';

const CAUSES = ['status', 'transactionType'] as const;
type Cause = (typeof CAUSES)[number];
type Values = Readonly<Partial<Record<Cause | ReraName | 'stage', unknown>>>;

/** The values with which a listing needs a registration. Source: docs/contract.md, "RERA". */
export const RERA_RULE: Readonly<Record<Cause, readonly string[]>> = {
  status: ['Under Construction', 'New launch', 'Upcoming'],
  transactionType: ['New Property', 'New Booking'],
};

/** What the parameters say about registrations. */
export interface ReraTerms {
  /** Today at the offices (an ISO date); null where the gate is off. */
  readonly gateDay: string | null;
  /** The reasons of exemption. */
  readonly exemptions: readonly string[];
}

/** The value by which a listing needs a registration, such as `New launch`; undefined if it needs none. */
const causeOf = (values: Values): string | undefined =>
  CAUSES.map((name) => RERA_RULE[name].find((option) => option === values[name])).find(
    (option) => option !== undefined,
  );

/** Whether a listing needs a registration, or a reason why it has none. */
export const reraApplies = (values: Values): boolean => causeOf(values) !== undefined;

const isEmpty = (value: unknown): boolean => (value ?? '') === '';
const labelOf = (name: ReraName): string => RERA_FIELDS[name].label;

/** What keeps a listing from the public on a day. A listing on hold may have a registration that has ended. */
function faultsOf(values: Values, day: string): FieldErrors {
  const cause = causeOf(values);
  const isOffered = statusOfStage(values.stage as Stage) === 'active';
  if (!isOffered || cause === undefined || !isEmpty(values.reraExemption)) return {};
  const lacks = (name: ReraName) =>
    `${labelOf(name)} is required for ${cause}, or a ${labelOf('reraExemption')}`;
  const until = values.reraValidUntil;
  const hasEnded = values.stage === 'Available' && typeof until === 'string' && until < day;
  return {
    ...(isEmpty(values.reraNumber) && { reraNumber: lacks('reraNumber') }),
    ...(isEmpty(until) && { reraValidUntil: lacks('reraValidUntil') }),
    ...(hasEnded && { reraValidUntil: `${labelOf('reraValidUntil')} has passed` }),
  };
}

/**
 * What a write breaks of the rules of registrations. A listing that was public with a fault stays public with it: an edit of
 * something else is not refused. Source: docs/contract.md, "RERA".
 * @param values the listing's values after the write, with its stage; `current` those before, for an edit
 */
export function reraErrors(
  values: Values,
  current: Values | undefined,
  { gateDay, exemptions }: ReraTerms,
): FieldErrors {
  const reason = values.reraExemption;
  const isKnown = isEmpty(reason) || exemptions.includes(reason as string);
  const unknown: FieldErrors =
    isKnown || reason === current?.reraExemption
      ? {}
      : { reraExemption: `${labelOf('reraExemption')} must be one of: ${exemptions.join(', ')}` };
  if (gateDay === null) return unknown;
  const isOld = current !== undefined && Object.keys(faultsOf(current, gateDay)).length > 0;
  return isOld ? unknown : { ...unknown, ...faultsOf(values, gateDay) };
}

type Registration = Readonly<Partial<Record<ReraName, string | null>>>;

/** The registration in words: `X (HARERA), valid until 12 Nov 2027`, or why there is none; null if nothing is known. */
export function reraText(listing: Registration): string | null {
  const { reraNumber: number, reraAuthority: authority, reraValidUntil: until } = listing;
  if (!number) return listing.reraExemption ? `Not required: ${listing.reraExemption}` : null;
  const by = authority ? ` (${authority})` : '';
  return `${number}${by}${until ? `, valid until ${dayMonthText(until)}` : ''}`;
}

/**
 * Why the registration of a public listing is to be checked; null if it is not.
 * @param today an ISO date; `notice` the last day of a registration that is to be checked
 */
export function reraNote(
  values: Values & Registration,
  { today, notice }: Readonly<Record<'today' | 'notice', string>>,
): string | null {
  const { reraNumber: number, reraValidUntil: until } = values;
  if (!reraApplies(values) || values.reraExemption) return null;
  if (!number || !until) return 'RERA: number and validity, or a reason of exemption, are missing';
  if (until > notice) return null;
  return `RERA: ${until < today ? 'ended' : 'ends'} on ${dayMonthText(until)}`;
}
