import type { ListingFormOf } from './form/form-texts';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form that creates, edits or duplicates a listing. */
    readonly listingForm: ListingFormOf;
  }
}

export const listingOverlays = {
  listingForm: async () => (await import('./form/listing-form-modal')).ListingFormModal,
} satisfies Partial<OverlayLoaders>;
