import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    readonly video: { readonly path: string; readonly title: string };
  }
}

export const videoOverlays = {
  video: async () => (await import('./video-modal')).VideoModal,
} satisfies Partial<OverlayLoaders>;
