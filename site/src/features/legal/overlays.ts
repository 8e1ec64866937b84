import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** A policy, by the name of its page. */
    readonly legal: { readonly policy: 'terms' | 'cookie-policy' | 'privacy-policy' };
  }
}

export const legalOverlays = {
  legal: async () => (await import('./legal-modal')).LegalModal,
} satisfies Partial<OverlayLoaders>;
