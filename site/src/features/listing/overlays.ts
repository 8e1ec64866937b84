import type { Area, ListingCard } from '../../domain';
import type { ListingFormOf } from './form/form-texts';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form that creates, edits or duplicates a listing. */
    readonly listingForm: ListingFormOf;
    /** The price of a listing alone, as its card shows it. */
    readonly listingPrice: { readonly area: Area; readonly listing: ListingCard };
  }
}

export const listingOverlays = {
  listingForm: async () => (await import('./form/listing-form-modal')).ListingFormModal,
  listingPrice: async () => (await import('./staff/price-form')).PriceForm,
} satisfies Partial<OverlayLoaders>;
