import type { Knex } from 'knex';
import type { Area, NotificationEvent, NotificationKind } from '../../../domain';
import type { Paging } from '../../../http/paging';

/** A notification that has failed for good, as staff see it. Times are milliseconds since 1970. */
export interface FailedRow {
  readonly key: string;
  readonly kind: NotificationKind;
  readonly event: NotificationEvent;
  readonly area: Area;
  readonly enquiry: string;
  readonly attempts: number;
  readonly ended_at: number | string;
  readonly error: string | null;
}

/** Those of some regions; of one enquiry where it is given. */
interface FailedSearch {
  readonly areas: readonly Area[];
  /** The enquiry's `_id`. */
  readonly enquiry: string | null;
}

const failed = (outbox: Knex.QueryBuilder, { areas, enquiry }: FailedSearch) =>
  outbox
    .where({ state: 'failed', ...(enquiry !== null && { enquiry }) })
    .whereIn('area', [...areas]);

/** A page of failed notifications, newest first. @param outbox a query of the table */
export const failedPage = (
  outbox: Knex.QueryBuilder,
  search: FailedSearch,
  { limit, offset }: Paging,
) =>
  failed(outbox, search)
    .orderBy([
      { column: 'ended_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
    .select<readonly FailedRow[]>(
      'key',
      'kind',
      'event',
      'area',
      'enquiry',
      'attempts',
      'ended_at',
      'error',
    );

/** How many notifications have failed. @param outbox a query of the table */
export const failedCount = (outbox: Knex.QueryBuilder, search: FailedSearch) =>
  failed(outbox, search).count<readonly { readonly count: number | string }[]>({ count: '*' });
