import type { Core } from '@strapi/strapi';
import {
  attributeName,
  KIND_FACTS,
  PRIVATE_CLOSING,
  PRIVATE_KIND_FIELDS,
  statusOfStage,
} from '../../../domain';
import type { FieldErrors, Kind, ListingValues, PrivateFacts, Stage } from '../../../domain';
import { LISTING_UIDS } from '../../../uids';
import { PUBLIC_FAULT } from '../public-fault';

type Data = Readonly<Record<string, unknown>>;

const timesOf = (kind: Kind) => PRIVATE_KIND_FIELDS[kind].filter(({ type }) => type === 'minute');

const isPast = (time: unknown, now: number): boolean =>
  typeof time === 'string' && time <= new Date(now).toISOString();

/**
 * The publication times that a write sets and that have passed: a wrong year must not publish a draft at once.
 * @param current the listing's values before, for an edit @param now milliseconds since 1970
 */
export const pastTimes = (
  kind: Kind,
  values: ListingValues,
  current: Data | undefined,
  now: number,
): FieldErrors =>
  Object.fromEntries(
    timesOf(kind)
      .filter(({ name }) => values[name] !== current?.[name] && isPast(values[name], now))
      .map(({ name, label }) => [name, `${label} must be in the future`]),
  );

/**
 * What a write makes of the publication times. The fault ends with it, so that the job tries again. A listing that becomes
 * active forgets the end of an earlier offer.
 * @param stored the attributes before, for an edit; `stage` the stage after it
 */
export function publicationFacts(
  kind: Kind,
  { publicUntil }: ListingValues,
  stored: Data | undefined,
  stage: Stage,
): Data {
  const becomesActive =
    statusOfStage(stage) === 'active' && stored?.[KIND_FACTS[kind].statusField] !== 'active';
  const isOver = becomesActive && isPast(publicUntil, Date.now());
  return { [PUBLIC_FAULT]: null, ...(isOver && { publicUntil: null }) };
}

/** The publication times of a listing that comes back from the bin: those that passed meanwhile are removed. */
export const futureTimes = (kind: Kind, values: Data): Data =>
  Object.fromEntries(
    timesOf(kind)
      .map(attributeName)
      .filter((name) => isPast(values[name], Date.now()))
      .map((name) => [name, null]),
  );

/** The facts of a listing that the region's staff alone get. */
export async function privateFacts(
  strapi: Core.Strapi,
  kind: Kind,
  documentId: string,
): Promise<PrivateFacts> {
  const select = [
    ...PRIVATE_KIND_FIELDS[kind].map(attributeName),
    ...PRIVATE_CLOSING,
    PUBLIC_FAULT,
  ];
  const found = (await strapi.db
    .query(LISTING_UIDS[kind])
    .findOne({ select, where: { documentId } })) as Data | null;
  return Object.fromEntries(
    select.map((name) => [name, found?.[name] ?? null]),
  ) as unknown as PrivateFacts;
}
