import type { Area, Kind } from '../../../domain';
import type { SignedIn } from '../../../sessions/caller';

/** An enquiry as Strapi's query returns it. */
export interface StoredEnquiry {
  readonly id: number;
  readonly documentId: string;
  readonly reference: string;
  readonly area: Area;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly message: string | null;
  readonly callTime: string;
  readonly visitOn: string | null;
  readonly stage: string;
  readonly lostReason: string | null;
  readonly followUpOn: string | null;
  readonly listingKind: Kind | null;
  readonly listingId: string | null;
  readonly listingCode: string | null;
  readonly listingWords: string | null;
  /** Staff alone see its words. Null in enquiries of an earlier version. */
  readonly isListingPrivate: boolean | null;
  readonly locality: string | null;
  readonly source: string | null;
  readonly receivedAt: string;
  readonly changedAt: string;
  readonly firstContactAt: string | null;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly noticeVersion: string | null;
  readonly noticeLanguage: string | null;
  readonly consentedAt: string | null;
  readonly withdrawnAt: string | null;
}

/** Whether nobody knows any more who sent it. */
export const isAnonymised = ({ phone }: Pick<StoredEnquiry, 'phone'>): boolean => phone === '';

const iso = (instant: string | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

/** The listing of an enquiry, for staff; null if it is about none. */
export const listingFor = (stored: StoredEnquiry) =>
  stored.listingId === null
    ? null
    : {
        kind: stored.listingKind,
        _id: stored.listingId,
        code: stored.listingCode,
        words: stored.listingWords,
      };

/** The API's enquiry as its visitor sees it: what staff think of it, and a listing that was not public, are their own. */
export const presentOwnEnquiry = (stored: StoredEnquiry) => ({
  _id: stored.documentId,
  reference: stored.reference,
  createdAt: iso(stored.receivedAt),
  area: stored.area,
  listing: stored.isListingPrivate === true ? null : listingFor(stored),
  withdrawnAt: iso(stored.withdrawnAt),
  name: stored.name,
  phone: stored.phone,
  email: stored.email,
  message: stored.message,
  callTime: stored.callTime,
  visitOn: stored.visitOn,
});

/** The notice and the consent of an enquiry; null without consent. */
export const noticeOf = ({ consentedAt, noticeVersion, noticeLanguage }: StoredEnquiry) =>
  consentedAt === null
    ? null
    : { version: noticeVersion, language: noticeLanguage, at: iso(consentedAt) };

/** The API's enquiry as staff see it. */
export const presentEnquiry = (stored: StoredEnquiry, caller: SignedIn) => ({
  ...presentOwnEnquiry(stored),
  listing: listingFor(stored),
  status: stored.stage,
  source: stored.source ?? 'Site',
  locality: stored.locality,
  lostReason: stored.lostReason,
  followUpOn: stored.followUpOn,
  owner:
    stored.ownerId === null
      ? null
      : {
          _id: stored.ownerId,
          name: stored.ownerName,
          isMine: stored.ownerId === caller.documentId,
        },
  firstContactAt: iso(stored.firstContactAt),
  updatedAt: iso(stored.changedAt),
  notice: noticeOf(stored),
});
