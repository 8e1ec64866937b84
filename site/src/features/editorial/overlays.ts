import type { Award, Overview } from '../../domain';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** Creates an award, or edits this one. */
    readonly awardForm: { readonly award?: Award };
    /** Creates an overview, or edits this one; `city` is the initial value for a new one. */
    readonly overviewForm: { readonly overview?: Overview; readonly city?: string };
  }
}

export const editorialOverlays = {
  awardForm: async () => (await import('./editorial-form')).AwardForm,
  overviewForm: async () => (await import('./editorial-form')).OverviewForm,
} satisfies Partial<OverlayLoaders>;
