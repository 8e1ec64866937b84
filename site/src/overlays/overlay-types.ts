import type { OneImage } from '../requests/one-image';
import type { ImageRecord } from '../requests/record-images';
import type { Account, Area, Award, Kind, Master, Overview, Review } from '../domain';

/** The legal texts, by the names of their pages. */
export type LegalKey = 'terms' | 'cookie-policy' | 'privacy-policy';

/** Which listing form is wanted: an edit and a duplicate begin with the listing of that id. */
export type ListingFormOf = { readonly area: Area; readonly kind: Kind } & (
  | { readonly mode: 'create' }
  | { readonly mode: 'edit' | 'duplicate'; readonly id: string }
);

/**
 * Everything that opens above a page, by name, and what it is opened with. A feature opens by these names what another
 * feature has; `shell/registry.ts` says where each is loaded from.
 */
export interface Overlays {
  /** `onSignedIn` is called once somebody is signed in. */
  readonly login: { readonly onSignedIn?: () => void };
  readonly changePassword: object;
  /** `onDone` is called after a write that went well. */
  readonly editUser: { readonly user: Account; readonly onDone: () => void };
  readonly changePasswordOf: { readonly user: Account };
  /** Create Residential Property and its like. */
  readonly listingForm: ListingFormOf;
  /** Create Locality and its like; `onCreated` gets the new name. */
  readonly masterForm: {
    readonly area: Area;
    readonly master: Master;
    readonly onCreated?: (name: string) => void;
  };
  /** View Localities and its like. */
  readonly masterList: { readonly area: Area; readonly master: Master };
  /** Upload Images, for a record with several. */
  readonly images: PicturesProps & {
    /** Called when the record has got pictures. */
    readonly onDone: () => void;
  };
  /** All Images of a record, to be ordered and deleted by those who may. */
  readonly gallery: PicturesProps;
  readonly reviews: object;
  /** A new review, or another wording of this one. */
  readonly reviewForm: { readonly review?: Review; readonly onDone: () => void };
  /** The one picture of a record; `of` says what it is of. */
  readonly oneImage: {
    readonly image: OneImage;
    readonly of: string;
    readonly onDone: () => void;
  };
  /** A new award or overview, or another wording of this one. */
  readonly awardForm: { readonly award?: Award };
  /** `city`: the region that a new one is most likely of. */
  readonly overviewForm: { readonly overview?: Overview; readonly city?: string };
  readonly video: { readonly path: string; readonly title: string };
  readonly legal: { readonly policy: LegalKey };
  readonly contact: object;
  readonly confirm: ConfirmProps;
  readonly message: MessageProps;
}

export interface PicturesProps {
  readonly record: ImageRecord;
  /** What the pictures are of, as a person says it. */
  readonly title: string;
}

/** A question before something that cannot be taken back. */
export interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  /** What the button that goes on says, as `Delete`. */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Something to be read and closed with `Ok, got it`. */
export interface MessageProps {
  readonly title: string;
  readonly text?: string;
}

export type OverlayName = keyof Overlays;

/** What the component of an overlay gets: what it was opened with, and how it is closed. */
export type OverlayProps<N extends OverlayName> = Overlays[N] & { readonly onClose: () => void };
