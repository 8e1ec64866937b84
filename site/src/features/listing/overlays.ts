import type { ListingFormOf, PriceFormOf } from './form/form-texts';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form that creates, edits or duplicates a listing, or edits only its price. */
    readonly listingForm: ListingFormOf | PriceFormOf;
  }
}

export const listingOverlays = {
  listingForm: async () => (await import('./form/listing-form-modal')).ListingFormModal,
} satisfies Partial<OverlayLoaders>;
