import type { Area, ListKey, SavedView, ViewValues } from '../../../domain';
import { hasFields, isRecord, isSuccess, listOf, oneOf } from '../../../requests/answer-guards';
import { post, request } from '../../../requests/request';

/** A list as it is shown. */
export interface ShownList {
  readonly area: Area;
  readonly list: ListKey;
  /** The query of its address. */
  readonly query: string;
}

const FOUND = hasFields({ views: listOf(isRecord) });
const SAVED = hasFields({ msg: oneOf('success'), view: isRecord });

const callOf = (area: Area, what: string): string => `/api/${area}/SavedView${what}`;

/** Fetches the own views of a list. @throws ApiError */
export const findViews = async (
  area: Area,
  list: ListKey,
  signal: AbortSignal,
): Promise<readonly SavedView[]> =>
  (
    await post<{ readonly views: readonly SavedView[] }>(
      callOf(area, 'List'),
      { list },
      FOUND,
      signal,
    )
  ).views;

/**
 * Saves a view, once for each key.
 * @param id the view that it replaces @throws ApiError
 */
export async function saveView(
  area: Area,
  view: ViewValues & { readonly id?: string },
  idempotencyKey = '',
): Promise<void> {
  const path = callOf(area, 'Save');
  await request({
    ...{ method: 'POST', path, body: view, expects: SAVED },
    ...(idempotencyKey !== '' && { idempotencyKey }),
  });
}

/** Deletes a view. @throws ApiError */
export const deleteView = async (area: Area, id: string): Promise<void> => {
  await post(callOf(area, 'Delete'), { id }, isSuccess);
};
