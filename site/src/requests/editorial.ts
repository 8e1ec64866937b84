import { EDITORIAL } from '../domain';
import type { EditorialName, EditorialRecord } from '../domain';
import { hasFields, isRecord, isSuccess, listOf, oneOf } from './answer-guards';
import { notifyChange } from './changes';
import type { RecordChange } from './changes';
import { get, post, request } from './request';

/** The values of an editorial record's form. */
export type EditorialValues = Readonly<Record<string, string>>;

const pathOf = (type: EditorialName, action: string, id: string): string =>
  `/api/${EDITORIAL[type].call}${action}/${encodeURIComponent(id)}`;

/** Needed because TypeScript does not see that the topic `N` has a change of this type. */
const notify = <N extends EditorialName>(type: N, change: RecordChange<EditorialRecord<N>>) => {
  notifyChange<EditorialName>(type, change as RecordChange<never>);
};

/** All records of a type, by position, then newest. @throws ApiError */
export async function searchEditorial<N extends EditorialName>(
  type: N,
  signal?: AbortSignal,
): Promise<readonly EditorialRecord<N>[]> {
  const { call, list } = EDITORIAL[type];
  const body = await post<Readonly<Record<string, readonly EditorialRecord<N>[]>>>(
    `/api/${call}Search`,
    {},
    hasFields({ [list]: listOf(isRecord) }),
    signal,
  );
  return body[list] ?? [];
}

/** The current record. @throws ApiError */
export async function findEditorial<N extends EditorialName>(
  type: N,
  id: string,
  signal?: AbortSignal,
): Promise<EditorialRecord<N>> {
  const expects = hasFields({ [type]: isRecord });
  const body = await get<Record<N, EditorialRecord<N>>>(
    pathOf(type, 'Detail', id),
    expects,
    signal,
  );
  return body[type];
}

/** @returns the new record; for a key that was already sent, the record of the first attempt @throws ApiError */
export async function createEditorial<N extends EditorialName>(
  type: N,
  values: EditorialValues,
  idempotencyKey: string,
): Promise<EditorialRecord<N>> {
  const { body } = await request<Record<N, EditorialRecord<N>>>({
    method: 'POST',
    path: `/api/${EDITORIAL[type].call}Create`,
    body: { values },
    idempotencyKey,
    expects: hasFields({ msg: oneOf('success'), [type]: isRecord }),
  });
  const record = body[type];
  notify(type, { record });
  return record;
}

/** Changes only the given fields. @throws ApiError */
export async function editEditorial(
  type: EditorialName,
  id: string,
  body: Partial<EditorialValues>,
): Promise<void> {
  await request({ method: 'PUT', path: pathOf(type, 'Edit', id), body, expects: isSuccess });
  notify(type, 'refetch');
}

/** Deletes the record with its pictures. @throws ApiError */
export async function deleteEditorial(type: EditorialName, id: string): Promise<void> {
  await request({ method: 'PUT', path: pathOf(type, 'Delete', id), expects: isSuccess });
  notify(type, { deletedId: id });
}
