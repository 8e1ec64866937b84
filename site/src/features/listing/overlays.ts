import type { BulkFormOf, ListingFormOf, PriceFormOf, StageFormOf } from './form/form-texts';
import type { Area, ListingCard } from '../../domain';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form that creates, edits or duplicates a listing, edits only its price or its stage, or changes many. */
    readonly listingForm: ListingFormOf | PriceFormOf | StageFormOf | BulkFormOf;
    /** What the region's staff alone see of a listing. */
    readonly private: { readonly area: Area; readonly listing: ListingCard };
  }
}

// One module: each further one would lengthen the table of modules that every page loads.
const modals = () => import('./modals');

export const listingOverlays = {
  listingForm: async () => (await modals()).ListingFormModal,
  private: async () => (await modals()).PrivateModal,
} satisfies Partial<OverlayLoaders>;
