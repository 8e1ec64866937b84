import { nullIfNotFound } from '../../requests/api-error';
import type { Area, Kind, NoticeLanguage } from '../../domain';
import {
  hasFields,
  isRecord,
  listOf,
  isSuccess,
  isText,
  oneOf,
} from '../../requests/answer-guards';
import type { OwnEnquiry } from '../../requests/own-enquiry';
import { get, post, request } from '../../requests/request';

/** What a visitor sends. */
export interface EnquiryBody {
  readonly area: Area | undefined;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly callTime: string;
  readonly visitOn?: string;
  readonly consent: boolean;
  readonly kind?: Kind;
  readonly listing?: string;
  /** The notice that was shown. */
  readonly noticeVersion?: string;
  readonly noticeLanguage?: NoticeLanguage;
  readonly website: string;
}

/** The reference of an enquiry, and the key by which its visitor sees it without an account. */
export interface EnquiryKey {
  readonly reference: string;
  readonly key: string;
}

const SENT = hasFields({ msg: oneOf('success'), reference: isText, key: isText });

/** A short digest of a text (FNV-1a, 32 bits), to tell one text from another. */
function textDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Sends an enquiry, once for each key and content. @param proof the solved proof of work @throws ApiError */
export async function createEnquiry(
  body: EnquiryBody,
  proof: string | undefined,
  idempotencyKey: string,
): Promise<EnquiryKey> {
  const asked = {
    method: 'POST',
    path: '/api/EnquiryCreate',
    body: { ...body, proof },
    // An answer may be lost, and the words changed before the next attempt: these words arrive too.
    idempotencyKey: `${idempotencyKey}.${textDigest(JSON.stringify(body))}`,
    expects: SENT,
  } as const;
  const { reference, key } = (await request<EnquiryKey>(asked)).body;
  return { reference, key };
}

const OWN = hasFields({ enquiry: isRecord });

/** An own enquiry; null if reference and key do not belong together. @throws ApiError */
export const findOwnEnquiry = (
  { reference, key }: EnquiryKey,
  signal: AbortSignal,
): Promise<OwnEnquiry | null> =>
  nullIfNotFound(
    async () =>
      (
        await post<{ readonly enquiry: OwnEnquiry }>(
          '/api/EnquiryOwn',
          { reference, key },
          OWN,
          signal,
        )
      ).enquiry,
  );

/** Takes the consent to be contacted back. @throws ApiError */
export async function withdrawEnquiry({ reference, key }: EnquiryKey): Promise<void> {
  await post('/api/EnquiryWithdraw', { reference, key }, isSuccess);
}

/** An enquiry of the own account, with its key. */
export type MyEnquiry = OwnEnquiry & EnquiryKey;

const MINE = hasFields({ enquiries: listOf(isRecord) });

/** The enquiries that the own account sent, newest first. @throws ApiError */
export const findMyEnquiries = async (signal: AbortSignal): Promise<readonly MyEnquiry[]> =>
  (await get<{ readonly enquiries: readonly MyEnquiry[] }>('/api/EnquiryMine', MINE, signal))
    .enquiries;
