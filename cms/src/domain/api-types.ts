import type { FieldsOf } from './catalogue';
import type { Closing, PRIVATE_CLOSING } from './closing';
import type { EDITORIAL, EditorialName } from './editorial';
import type { FieldValues } from './field-types';
import type { FIELDS, FieldName } from './fields';
import type { PrivateName } from './fields/private';
import type { ReraName } from './fields/rera';
import type { Kind } from './listings';
import type { PriceStep, ShownReduction } from './price-history';
import type { RecordField } from './record-field';
import type { Stage } from './stage';
import type { SessionIdle } from './session-idle';

/** The records in the API's responses. Source: docs/contract.md, "Conventions". */
export interface StoredRecord {
  readonly _id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A stored picture. Its renditions are `w<width>_<name>` in the same folder. */
export interface Picture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The widths of its smaller renditions, ascending. */
  readonly widths: readonly number[];
  /** A tiny version of the picture as a data URL. */
  readonly placeholder: string;
}

export interface ListingFacts extends StoredRecord {
  readonly updatedAt: string;
  readonly code: string;
  readonly city: string;
  /** The first is the cover. */
  readonly imagePaths: readonly string[];
  readonly images: readonly Picture[];
  /** The last change of the price, if it lowered it. */
  readonly reduction?: ShownReduction | null;
  /** `₹ 9,450 / sq. ft. (super)`; null if price or area is not known. */
  readonly rate?: string | null;
}

/** The facts of a listing that only its detail has. */
export interface DetailFacts extends Readonly<Record<ReraName, string | null>> {
  /** Whether it needs a registration, or a reason why it has none. */
  readonly reraApplies: boolean;
  /** The day (an ISO date) on which it was sold or rented; null at other stages. */
  readonly closedOn: string | null;
  /** The prices that it had and has, oldest first, each from a day on. */
  readonly priceHistory: readonly PriceStep[];
  /** The day (an ISO date) of its last check; null if it was never public. */
  readonly checkedOn: string | null;
}

/** The facts of a listing that the region's staff alone get, in its detail. */
export interface PrivateFacts
  extends Readonly<Record<PrivateName, string | null>>,
    Pick<Closing, (typeof PRIVATE_CLOSING)[number]> {
  /** Why the listing did not change at its last publication time; null if nothing failed. */
  readonly publicFault: string | null;
}

/** A private document of a listing. */
export interface ListingDocument extends Pick<StoredRecord, '_id'> {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly bytes: number;
  /** When it was added: an ISO instant. */
  readonly at: string;
  /** The name of who added it, if it is known. */
  readonly by: string | null;
}

/** A listing of either kind, by what staff know it by. */
export interface FoundListing extends Pick<StoredRecord, '_id'> {
  readonly kind: Kind;
  readonly code: string;
  readonly title: string;
  readonly propertyFor: string;
  readonly locality: string | null;
  readonly stage: Stage;
}

/** An active listing that is to be checked. */
export interface ListingToCheck extends FoundListing {
  /** In rupees: the demand, or the rent a month. */
  readonly price: number;
  readonly phoneOfContactPerson: string | null;
  /** ISO dates: the last check, and the day of the withdrawal; null if the last check is not known. */
  readonly checkedOn: string | null;
  readonly withdrawnOn: string | null;
  /** What is to be checked of its registration; null if nothing is. */
  readonly reraNote: string | null;
}

type AnyKindsFields = FieldsOf<'propresi'> & FieldsOf<'propcom'>;

/** A property of either kind: the fields of both kinds, all optional. */
export type Listing = ListingFacts &
  Partial<DetailFacts> &
  Partial<PrivateFacts> &
  Readonly<Partial<AnyKindsFields>>;

/** A sold or rented property, for the publisher. */
export interface ClosedListing extends Listing {
  /** Whether its page has ended: its address answers 410. */
  readonly pageEnded: boolean;
}

/** The name of a field that is part of lists. */
export type CardName = {
  [N in FieldName]: (typeof FIELDS)[N] extends { readonly onCard: true } ? N : never;
}[FieldName];

/** A property in a list: its card fields and search fields. */
export type ListingCard = ListingFacts &
  Readonly<Partial<Pick<AnyKindsFields, CardName> & Record<'reraNumber', string | null>>> & {
    /** `4 % below median`, of the rate; null if too few listings give a median. Searches alone have it. */
    readonly rateComparison?: string | null;
  };

export interface Review extends StoredRecord {
  /** The `_id` of the author's account; null if staff wrote the review for a person without an account. */
  readonly userId: string | null;
  readonly name: string;
  readonly rating: number;
  readonly review: string;
  readonly reviewReply: string | null;
  readonly reviewType: 'Text' | 'Video';
  readonly videoPath: string | null;
  readonly img: string | null;
  /** Present only for staff and the author. */
  readonly hidden?: boolean;
  readonly phone?: string | null;
}

type ValuesOf<F extends Readonly<Record<string, RecordField>>> = {
  readonly [K in keyof F]: F[K] extends { readonly required: string }
    ? FieldValues[F[K]['type']]
    : FieldValues[F[K]['type']] | null;
};

/** A record of an editorial type: its fields, and the picture that it shows. */
export type EditorialRecord<N extends EditorialName = EditorialName> = StoredRecord &
  ValuesOf<(typeof EDITORIAL)[N]['fields']> & {
    readonly position: number | null;
    readonly img: string | null;
    readonly image: Picture | null;
  };
export type Overview = EditorialRecord<'overview'>;
export type Award = EditorialRecord<'award'>;

interface Office {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly mapUrl: string;
  /** When somebody answers the phone; null if nobody has said so. */
  readonly hours: string | null;
}

export interface AppParameter {
  readonly brandName: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly headOffice: Office;
  readonly branchOffice: Office;
  readonly fallbackPhone: string;
  readonly chatPhone: string;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  readonly reraNumbers: readonly { readonly authority: string; readonly number: string }[];
  /** Whether a listing that needs a registration is public with it alone. */
  readonly reraGate: 'Yes' | 'No';
  /** The days before the end of a registration from which it is to be checked. */
  readonly reraNoticeDays: number;
  /** The reasons why a project needs no registration. */
  readonly reraExemptions: readonly string[];
  readonly copyrightSince: number;
  readonly welcomeVideoUrl: string | null;
  readonly welcomePopup: 'Yes' | 'No';
  readonly registrationApproval: 'auto' | 'manual';
  readonly reviewApproval: 'auto' | 'manual';
  /** The time after which an idle session ends. */
  readonly sessionIdle: SessionIdle;
  /** The contacts for reports of vulnerabilities; each can be null. */
  readonly securityEmail: string | null;
  readonly securityUrl: string | null;
  /** The days for which the page of a closed listing stays. */
  readonly closedDays: number;
  readonly limitRS: number;
  readonly limitRR: number;
  readonly limitCS: number;
  readonly limitCR: number;
  readonly limitReview: number;
  readonly limitUser: number;
  /** The days without a check until a listing is to be checked, and until it is withdrawn. */
  readonly checkDays: number;
  readonly withdrawDays: number;
}
