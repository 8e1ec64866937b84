import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    readonly enterEnquiry: {
      /** Called after it is stored. */
      readonly onDone: () => void;
    };
  }
}

export const inboxOverlays = {
  enterEnquiry: async () => (await import('./enter-modal')).EnterEnquiryModal,
} satisfies Partial<OverlayLoaders>;
