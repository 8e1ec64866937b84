import { PRIVATE_FIELDS } from './fields/private';
import type { TimeName } from './fields/private';
import { minuteWords } from './format/minutes';
import type { Stage } from './stage';

type Values = Readonly<Record<string, unknown>>;
type Times = Readonly<Record<TimeName, string | null>>;

/** Whether a listing at a stage can wait for its publication. */
const canWait = (stage: Stage): boolean => stage === 'Draft' || stage === 'Withdrawn';

/** Whether a listing at a stage can have the time. Who makes a deal, or publishes by hand, ends what was planned. */
const canHave: Readonly<Record<TimeName, (stage: Stage) => boolean>> = {
  publicFrom: canWait,
  publicUntil: (stage) => stage !== 'Closed',
};

const labelOf = (name: TimeName): string => PRIVATE_FIELDS[name].label;

const REFUSALS: Readonly<Record<TimeName, string>> = {
  publicFrom: `${labelOf('publicFrom')} is for a listing whose stage is Draft or Withdrawn`,
  publicUntil: `${labelOf('publicUntil')} is not for a closed listing`,
};

/**
 * The publication times after a write. Times that the stage does not have are removed, unless the write sets them.
 * Source: docs/contract.md, "Publication times".
 * @param values the listing's values with those of the write; `current` its values before, for an edit
 */
export function publicationTimes(
  values: Values,
  current: Values | undefined,
  stage: Stage,
): { readonly times: Times; readonly errors: Readonly<Partial<Record<TimeName, string>>> } {
  const errors: Partial<Record<TimeName, string>> = {};
  const timeOf = (name: TimeName): string | null => {
    const value = values[name] ?? null;
    if (typeof value !== 'string' || canHave[name](stage)) return value as string | null;
    if (value !== current?.[name]) errors[name] = REFUSALS[name];
    return null;
  };
  const times = { publicFrom: timeOf('publicFrom'), publicUntil: timeOf('publicUntil') };
  const { publicFrom, publicUntil } = times;
  if (publicFrom !== null && publicUntil !== null && publicUntil <= publicFrom)
    errors.publicUntil = `${labelOf('publicUntil')} must be after ${labelOf('publicFrom')}`;
  return { times, errors };
}

/** `Public from 1 Dec 2026, 10:00 until 31 Dec 2026, 18:00`; undefined without a time. */
export function publicationText({
  publicFrom,
  publicUntil,
}: Readonly<Partial<Record<TimeName, string | null>>>): string | undefined {
  const parts = [
    ...(publicFrom ? [`from ${minuteWords(publicFrom)}`] : []),
    ...(publicUntil ? [`until ${minuteWords(publicUntil)}`] : []),
  ];
  return parts.length > 0 ? `Public ${parts.join(' ')}` : undefined;
}
