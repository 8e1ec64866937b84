import type { Core } from '@strapi/strapi';
import {
  addDays,
  KIND_FACTS,
  officeDay,
  PARAMETER_DEFAULTS,
  stageText,
  statusOfStage,
} from '../../../domain';
import type { AppParameter, Kind, Stage } from '../../../domain';
import { PARAMETER_UID } from '../../../uids';
import { writeEachDue } from './write-each-due';

type Data = Readonly<Record<string, unknown>>;

/** The day of an instant at the offices. @param now milliseconds since 1970 */
export const dayOf = (now: number): string => officeDay(new Date(now).toISOString());

/**
 * What a write makes of a listing's last check. A listing that is offered is checked by that; other edits are no check.
 * Source: docs/contract.md, "Checks".
 * @param sent the written attributes: `checkedOn` and `lapsedOn` come from a check or the daily job alone
 * @param stored the attributes before, for an edit; `stage` the stage after it
 */
export function checkFacts(
  kind: Kind,
  sent: Data,
  stored: Data | undefined,
  stage: Stage,
): Readonly<Record<'checkedOn' | 'lapsedOn', unknown>> {
  const wasActive = stored?.[KIND_FACTS[kind].statusField] === 'active';
  const isFreed = stage === 'Available' && stored?.stage === 'On hold';
  const isOffered = statusOfStage(stage) === 'active' && (!wasActive || isFreed);
  const kept = isOffered ? dayOf(Date.now()) : (stored?.checkedOn ?? null);
  return {
    checkedOn: sent.checkedOn ?? kept,
    lapsedOn: sent.lapsedOn ?? (stage === 'Withdrawn' ? (stored?.lapsedOn ?? null) : null),
  };
}

/** Why a stored listing cannot be checked; undefined if it can. */
export function checkRefusal(kind: Kind, stored: Data): string | undefined {
  if (stored[KIND_FACTS[kind].statusField] === 'active') return undefined;
  const stage = (stored.stage ?? 'Withdrawn') as Stage;
  return `It is not on offer: ${stageText(stage, String(stored.propertyFor))}`;
}

/** The parameters of checks. */
export type CheckDays = Pick<AppParameter, 'checkDays' | 'withdrawDays'>;

type Stored = Readonly<Record<keyof CheckDays, number | null>>;

/** The days of the parameters, or their defaults. */
export async function checkDays(strapi: Core.Strapi): Promise<CheckDays> {
  const stored = (await strapi.db
    .query(PARAMETER_UID)
    .findOne({ select: ['checkDays', 'withdrawDays'] })) as Stored | null;
  const daysOf = (name: keyof CheckDays) => stored?.[name] ?? Number(PARAMETER_DEFAULTS[name]);
  return { checkDays: daysOf('checkDays'), withdrawDays: daysOf('withdrawDays') };
}

/**
 * Withdraws the listings that nobody has checked for the days of the parameter. Source: docs/contract.md, "Checks".
 * @param now milliseconds since 1970
 */
export async function withdrawUnchecked(strapi: Core.Strapi, now: number): Promise<void> {
  const today = dayOf(now);
  const day = addDays(today, -(await checkDays(strapi)).withdrawDays);
  await writeEachDue(strapi, { stage: 'Withdrawn', lapsedOn: today }, (rows, { column }) => {
    void rows.where(column('checkedOn'), '<=', day).orderBy(column('checkedOn'));
  });
}
