import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The contact section as an overlay. */
    readonly contact: object;
  }
}

export const landingOverlays = {
  contact: async () => (await import('./contact-modal')).ContactModal,
} satisfies Partial<OverlayLoaders>;
