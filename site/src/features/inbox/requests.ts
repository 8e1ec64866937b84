import type { Area, ENQUIRY_STATUSES } from '../../domain';
import type { CsvExport } from '../../overlays/export-csv';
import {
  hasFields,
  hasMessage,
  isNumber,
  isRecord,
  isText,
  listOf,
} from '../../requests/answer-guards';
import type { OwnEnquiry } from '../../requests/own-enquiry';
import { get, post, request } from '../../requests/request';

export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** An enquiry as staff see it. Source: docs/contract.md, "Enquiries" */
export interface Enquiry extends OwnEnquiry {
  readonly _id: string;
  readonly updatedAt: string;
  readonly locality: string | null;
  readonly source: string;
  readonly status: EnquiryStatus;
  readonly lostReason: string | null;
  readonly followUpOn: string | null;
  readonly firstContactAt: string | null;
  readonly owner: { readonly _id: string; readonly name: string; readonly isMine: boolean } | null;
  readonly notice: {
    readonly version: string | null;
    readonly language: string | null;
    readonly at: string;
  } | null;
}

export interface EnquiryEvent {
  readonly at: string;
  /** The name of an account; null for the visitor. */
  readonly by: string | null;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface EnquiryDetail {
  readonly enquiry: Enquiry;
  readonly timeline: readonly EnquiryEvent[];
  /** Enquiries of the same phone before this one. */
  readonly earlier: readonly Enquiry[];
}

export interface FoundEnquiries {
  readonly enquiries: readonly Enquiry[];
  readonly count: number;
  /** There are more than `count`. */
  readonly isMore: boolean;
  /** By status; null where they are not known. */
  readonly counts: Readonly<Record<EnquiryStatus, number>> | null;
  readonly limit: number;
}

/** What waits in the caller's regions. */
export interface EnquiryNews {
  readonly new: number;
  readonly overdue: number;
  readonly due: number;
  /** The reference of the newest enquiry. */
  readonly latest: string | null;
}

/** An account that can answer enquiries. */
export interface Owner {
  readonly _id: string;
  readonly name: string;
  /** The regions whose enquiries it answers. */
  readonly areas: readonly Area[];
}

const FOUND = hasFields({ enquiries: listOf(isRecord), count: isNumber });
const DETAIL = hasFields({
  enquiry: isRecord,
  timeline: listOf(isRecord),
  earlier: listOf(isRecord),
});
const NEWS = hasFields({ new: isNumber, overdue: isNumber, due: isNumber });

/** @throws ApiError */
export const searchEnquiries = (
  values: Readonly<Record<string, unknown>>,
  paging: { readonly limit: number; readonly offset: number },
  signal?: AbortSignal,
): Promise<FoundEnquiries> => post('/api/EnquirySearch', { values, ...paging }, FOUND, signal);

/** @throws ApiError */
export const findEnquiry = (id: string, signal?: AbortSignal): Promise<EnquiryDetail> =>
  get(`/api/EnquiryDetail/${encodeURIComponent(id)}`, DETAIL, signal);

/** @throws ApiError */
export const findNews = (signal?: AbortSignal): Promise<EnquiryNews> =>
  get('/api/EnquiryNews', NEWS, signal);

/** @throws ApiError */
export const findOwners = async (signal?: AbortSignal): Promise<readonly Owner[]> => {
  const expects = hasFields({ owners: listOf(isRecord) });
  return (await get<{ readonly owners: readonly Owner[] }>('/api/EnquiryOwners', expects, signal))
    .owners;
};

/** What an edit changes. A missing key changes nothing. */
export interface EnquiryEdit {
  readonly status?: string;
  readonly lostReason?: string;
  readonly followUpOn?: string;
  readonly note?: string;
  /** `me`, `nobody` or the `_id` of a colleague. */
  readonly owner?: string;
  /** The person took the consent back. */
  readonly withdrawn?: true;
}

/** An enquiry that a bulk change could not change. */
interface Refused {
  readonly _id: string;
  /** Null where it cannot be seen. */
  readonly reference: string | null;
  readonly reason: string;
}

interface BulkEdited {
  readonly changed: number;
  readonly refused: readonly Refused[];
}

/** Makes the same change of several enquiries. @throws ApiError */
export const editEnquiries = async (
  ids: readonly string[],
  values: EnquiryEdit,
): Promise<BulkEdited> => {
  const expects = hasFields({ changed: isNumber, refused: listOf(isRecord) });
  const body = { ...values, ids };
  const path = '/api/EnquiryBulk';
  return (await request<BulkEdited>({ method: 'PUT', path, body, expects })).body;
};

/** Enters somebody who calls or comes. @throws ApiError */
export const enterEnquiry = async (
  body: object,
  idempotencyKey: string,
): Promise<{ readonly reference: string }> => {
  const expects = hasFields({ reference: isText });
  const path = '/api/EnquiryEnter';
  const ask = { method: 'POST', path, body, idempotencyKey, expects } as const;
  return (await request<{ readonly reference: string }>(ask)).body;
};

/** What a search finds as CSV. @throws ApiError */
export const exportEnquiries = (values: object): Promise<CsvExport> =>
  post('/api/EnquiryExport', { values }, hasFields({ csv: isText, count: isNumber }));

interface Edited {
  readonly msg: 'success' | 'errorAlready';
}

/** @returns whether it was changed; false if somebody else has taken the enquiry @throws ApiError */
export const editEnquiry = async (id: string, values: EnquiryEdit): Promise<boolean> => {
  const path = `/api/EnquiryEdit/${encodeURIComponent(id)}`;
  const expects = hasMessage('success', 'errorAlready');
  const { body } = await request<Edited>({ method: 'PUT', path, body: values, expects });
  return body.msg === 'success';
};
