import type { ListingFormOf, PriceFormOf, StageFormOf } from './form/form-texts';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form that creates, edits or duplicates a listing, or edits only its price or its stage. */
    readonly listingForm: ListingFormOf | PriceFormOf | StageFormOf;
  }
}

export const listingOverlays = {
  listingForm: async () => (await import('./form/listing-form-modal')).ListingFormModal,
} satisfies Partial<OverlayLoaders>;
