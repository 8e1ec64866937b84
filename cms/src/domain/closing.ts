import type { FieldValues } from './field-types';
import { officeDay } from './office-time';
import type { Outcome } from './field-rules';
import type { RecordRule } from './record-field';
import { parseByRule } from './record-rules';
import type { Stage } from './stage';

/** Who found the buyer or the tenant. */
export const CLOSERS = ['Us', 'Owner', 'Another broker'] as const;

/** The facts of a closing. Price and closer are private. Source: docs/contract.md, "Closing". */
export const CLOSING_FIELDS = {
  closedPrice: { type: 'money', label: 'Closing Price', hint: 'Only staff of the region see it' },
  closedOn: { type: 'date', label: 'Closed On', hint: 'Empty: the day of the closing' },
  closedBy: {
    type: 'choice',
    label: 'Closed By',
    options: CLOSERS,
    hint: 'Only staff of the region see it',
  },
} as const satisfies RecordRule['fields'];

/** The names of the facts of a closing that the region's staff alone get. */
export const PRIVATE_CLOSING = ['closedPrice', 'closedBy'] as const;

/**
 * The attribute of a closed listing whose page has ended. A job sets it, so that pages follow from the change log.
 */
export const PAGE_ENDED = 'pageEnded';

type ClosingName = keyof typeof CLOSING_FIELDS;
/** The facts of a listing's closing; null means unknown. */
export type Closing = {
  readonly [N in ClosingName]: FieldValues[(typeof CLOSING_FIELDS)[N]['type']] | null;
};

type Input = Readonly<Record<string, unknown>>;

const DAY_MS = 24 * 60 * 60 * 1000;

const NOT_CLOSED: Closing = { closedPrice: null, closedOn: null, closedBy: null };

/** The sent facts of a closing. Other keys are dropped. */
export const closingIn = (input: Input): Input =>
  Object.fromEntries(
    Object.keys(CLOSING_FIELDS)
      .filter((name) => input[name] !== undefined)
      .map((name) => [name, input[name]]),
  );

function errorsOf({ closedPrice, closedOn }: Input, today: string) {
  const errors: [ClosingName, string][] = [];
  if (closedPrice === 0) errors.push(['closedPrice', 'Closing Price must be above 0']);
  if (typeof closedOn === 'string' && closedOn > today)
    errors.push(['closedOn', 'Closed On must not be in the future']);
  return errors;
}

/**
 * Parses the facts of a closing for storage: sent values replace those of the same closing. Without a day it is today at
 * the offices. A listing at another stage has none.
 * @param stage the stage after the write; `current` the stored listing, for an edit
 */
export function parseClosing(stage: Stage, input: Input, current: Input = {}): Outcome<Closing> {
  if (stage !== 'Closed') return { ok: true, value: NOT_CLOSED };
  const today = officeDay(new Date().toISOString());
  const crossFieldErrors = (values: Input) => errorsOf(values, today);
  const known = current.stage === 'Closed' ? closingIn(current) : {};
  const parsed = parseByRule({ fields: CLOSING_FIELDS, crossFieldErrors }, input, known);
  if (!parsed.ok) return parsed;
  const closing = parsed.value as unknown as Closing;
  return { ok: true, value: { ...closing, closedOn: closing.closedOn ?? today } };
}

/** The last closing day (an ISO date) whose pages have ended. @param days for which a page stays */
export const lastEndedDay = (days: number, now: number): string =>
  officeDay(new Date(now - days * DAY_MS).toISOString());
