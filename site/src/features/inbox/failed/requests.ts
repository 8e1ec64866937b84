import type { NotificationEvent, NotificationKind } from '../../../domain';
import { hasFields, hasMessage, isNumber, isRecord, listOf } from '../../../requests/answer-guards';
import { post, request } from '../../../requests/request';

/** A notification that failed for good. Source: docs/contract.md, "Notifications" */
export interface FailedNotification {
  readonly _id: string;
  readonly kind: NotificationKind;
  readonly event: NotificationEvent;
  readonly enquiry: { readonly _id: string; readonly reference: string };
  readonly attempts: number;
  readonly failedAt: string;
  /** Why the last attempt failed. */
  readonly error: string;
}

interface FoundFailed {
  readonly notifications: readonly FailedNotification[];
  readonly count: number;
}

const FOUND = hasFields({ notifications: listOf(isRecord), count: isNumber });

/** @param values with `enquiry`: only those about it @throws ApiError */
export const searchFailed = (
  values: { readonly enquiry?: string },
  paging: { readonly limit: number; readonly offset: number },
  signal?: AbortSignal,
): Promise<FoundFailed> => post('/api/NotificationSearch', { values, ...paging }, FOUND, signal);

/** @returns whether it is queued; false if it waits or is sent already @throws ApiError */
export const sendAgain = async (id: string): Promise<boolean> => {
  const path = `/api/NotificationSendAgain/${encodeURIComponent(id)}`;
  const expects = hasMessage('success', 'errorAlready');
  const ask = { method: 'PUT', path, body: {}, expects } as const;
  const { body } = await request<{ readonly msg: 'success' | 'errorAlready' }>(ask);
  return body.msg === 'success';
};
