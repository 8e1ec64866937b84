import type {
  BulkChangesOf,
  BulkFormOf,
  ListingFormOf,
  PriceFormOf,
  StageFormOf,
} from './form/form-texts';
import type { Area, ListingCard } from '../../domain';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form that creates, edits or duplicates a listing, edits only its price or its stage, or changes many. */
    readonly listingForm: ListingFormOf | PriceFormOf | StageFormOf | BulkFormOf | BulkChangesOf;
    /** What the region's staff alone see of a listing. */
    readonly private: { readonly area: Area; readonly listing: ListingCard };
    /** The search for listings from a page, whose region is first. */
    readonly find: { readonly area: Area | null };
  }
}

// One module: each further one would lengthen the table of modules that every page loads.
const modals = () => import('./modals');

export const listingOverlays = {
  listingForm: async () => (await modals()).ListingFormModal,
  private: async () => (await modals()).PrivateModal,
  find: async () => (await import('./staff/staff-parts')).FindModal,
} satisfies Partial<OverlayLoaders>;
