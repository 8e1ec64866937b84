import type { Review } from '../../domain';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    readonly reviews: object;
    /** The form that creates a review, or edits the given one. */
    readonly reviewForm: { readonly review?: Review; readonly onDone: () => void };
  }
}

export const reviewOverlays = {
  reviews: async () => (await import('./reviews-modal')).ReviewsModal,
  reviewForm: async () => (await import('./review-form-modal')).ReviewFormModal,
} satisfies Partial<OverlayLoaders>;
