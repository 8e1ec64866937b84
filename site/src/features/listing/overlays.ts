import type { BulkFormOf, ListingFormOf, PriceFormOf, StageFormOf } from './form/form-texts';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form that creates, edits or duplicates a listing, edits only its price or its stage, or changes many. */
    readonly listingForm: ListingFormOf | PriceFormOf | StageFormOf | BulkFormOf;
  }
}

export const listingOverlays = {
  listingForm: async () => (await import('./form/listing-form-modal')).ListingFormModal,
} satisfies Partial<OverlayLoaders>;
