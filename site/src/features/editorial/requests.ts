import type { Award, Overview, StoredRecord } from '../../domain';
import { hasFields, isRecord, isSuccess, listOf, oneOf } from '../../requests/answer-guards';
import { nullIfNotFound } from '../../requests/api-error';
import { notifyChange } from '../../requests/changes';
import type { RecordChange } from '../../requests/changes';
import { get, post, request } from '../../requests/request';

/** The values of an award's or an overview's form. */
export type EditorialValues = Readonly<Record<string, string>>;

interface EditorialType<T extends StoredRecord> {
  /** The beginning of its calls' names, as `PropOverview`. */
  readonly call: string;
  /** The key of one record, and of several, in an answer. */
  readonly key: 'award' | 'overview';
  readonly notify: (change: RecordChange<T>) => void;
}

/** The calls of one editorial type. Each throws ApiError. Source: docs/contract.md, "Overviews and awards" */
function editorialRequests<T extends StoredRecord>({ call, key, notify }: EditorialType<T>) {
  const path = (action: string, id: string) => `/api/${call}${action}/${encodeURIComponent(id)}`;
  return {
    /** All records, by position, then newest. */
    search: async (signal?: AbortSignal): Promise<readonly T[]> => {
      const expects = hasFields({ [`${key}s`]: listOf(isRecord) });
      const body = await post<Record<`${typeof key}s`, readonly T[]>>(
        `/api/${call}Search`,
        {},
        expects,
        signal,
      );
      return body[`${key}s`];
    },
    /** @returns the record as it is now, or null where it does not exist */
    find: (id: string): Promise<T | null> =>
      nullIfNotFound(async () => {
        const body = await get<Record<typeof key, T>>(
          path('Detail', id),
          hasFields({ [key]: isRecord }),
        );
        return body[key];
      }),
    /** @returns the new record; for a key that was sent before, the record of the first attempt */
    create: async (values: EditorialValues, idempotencyKey: string): Promise<T> => {
      const { body } = await request<Record<typeof key, T>>({
        method: 'POST',
        path: `/api/${call}Create`,
        body: { values },
        idempotencyKey,
        expects: hasFields({ msg: oneOf('success'), [key]: isRecord }),
      });
      const record = body[key];
      notify({ record });
      return record;
    },
    /** Changes the given fields alone. */
    edit: async (id: string, body: Partial<EditorialValues>): Promise<void> => {
      await request({ method: 'PUT', path: path('Edit', id), body, expects: isSuccess });
      notify('refetch');
    },
    /** Deletes the record with its pictures. */
    remove: async (id: string): Promise<void> => {
      await request({ method: 'PUT', path: path('Delete', id), expects: isSuccess });
      notify({ deletedId: id });
    },
  };
}

export const awardRequests = editorialRequests<Award>({
  call: 'Award',
  key: 'award',
  notify: (change) => {
    notifyChange('awards', change);
  },
});

export const overviewRequests = editorialRequests<Overview>({
  call: 'PropOverview',
  key: 'overview',
  notify: (change) => {
    notifyChange('overviews', change);
  },
});
