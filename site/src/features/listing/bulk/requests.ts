import type { Area, BulkChange, Kind, ListKey } from '../../../domain';
import { hasFields, isNumber, isRecord, listOf, oneOf } from '../../../requests/answer-guards';
import { get, post, request } from '../../../requests/request';

/** Which listings of a list a bulk change is for: some, or all that a search finds. */
export type ChosenListings =
  | { readonly list: ListKey; readonly ids: readonly string[] }
  | { readonly list: ListKey; readonly values: Readonly<Record<string, unknown>> };

/** What a bulk change would do with a listing. Source: docs/contract.md, "Many listings at once" */
export interface BulkEffect {
  readonly _id: string;
  readonly code: string | null;
  readonly changes: readonly {
    readonly label: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly reason: string | null;
}

/** A bulk change that was begun, without what was refused. */
export interface BulkChangeFacts {
  readonly _id: string;
  readonly kind: Kind;
  readonly change: BulkChange;
  /** Who began it. */
  readonly by: string | null;
  /** When it was begun. */
  readonly at: string;
  readonly isRunning: boolean;
  readonly total: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: number;
  readonly isUndo: boolean;
  /** The `_id` of the bulk change that undoes it. */
  readonly undo: string | null;
}

/** A bulk change that was begun. */
export interface BegunChange extends BulkChangeFacts {
  readonly refusals: readonly {
    readonly _id: string;
    readonly code: string | null;
    readonly reason: string;
  }[];
}

const EFFECTS = hasFields({ effects: listOf(isRecord), count: isNumber });
const NUMBERS = { total: isNumber, changed: isNumber, same: isNumber, refused: isNumber };
const BEGUN = hasFields({ bulkChange: hasFields({ ...NUMBERS, refusals: listOf(isRecord) }) });
const LISTED = hasFields({ bulkChanges: listOf(hasFields({ ...NUMBERS, change: isRecord })) });
const WRITTEN = (answer: unknown) => BEGUN(answer) && hasFields({ msg: oneOf('success') })(answer);

interface Answer {
  readonly bulkChange: BegunChange;
}

/** A page of what a bulk change would do. @throws ApiError */
export const previewBulkChange = (
  area: Area,
  chosen: ChosenListings,
  change: BulkChange,
  offset: number,
): Promise<{ readonly effects: readonly BulkEffect[]; readonly count: number }> =>
  post(`/api/${area}/ListingBulkPreview`, { ...chosen, change, limit: 100, offset }, EFFECTS);

/** Begins a bulk change, once for each key. @throws ApiError */
export async function createBulkChange(
  area: Area,
  chosen: ChosenListings,
  change: BulkChange,
  idempotencyKey: string,
): Promise<BegunChange> {
  const path = `/api/${area}/ListingBulkCreate`;
  const body = { ...chosen, change };
  const sent = { method: 'POST', path, body, idempotencyKey, expects: WRITTEN } as const;
  return (await request<Answer>(sent)).body.bulkChange;
}

/** How far a bulk change is. @throws ApiError */
export const readBulkChange = async (
  area: Area,
  id: string,
  signal: AbortSignal,
): Promise<BegunChange> =>
  (await get<Answer>(`/api/${area}/ListingBulkDetail/${id}`, BEGUN, signal)).bulkChange;

/** The newest bulk changes of a region. @throws ApiError */
export const findBulkChanges = async (
  area: Area,
  signal: AbortSignal,
): Promise<readonly BulkChangeFacts[]> =>
  (
    await post<{ readonly bulkChanges: readonly BulkChangeFacts[] }>(
      `/api/${area}/ListingBulkList`,
      {},
      LISTED,
      signal,
    )
  ).bulkChanges;

/** Begins to undo a bulk change. @throws ApiError */
export async function undoBulkChange(area: Area, id: string): Promise<BegunChange> {
  const path = `/api/${area}/ListingBulkUndo/${id}`;
  return (await request<Answer>({ method: 'PUT', path, expects: WRITTEN })).body.bulkChange;
}
