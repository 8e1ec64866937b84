import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The versions of a record. */
    readonly history: {
      /** The record's type in the calls, such as `propresi`, and its `_id` or key. */
      readonly type: string;
      readonly id: string;
      readonly title: string;
      /** Called after a version was brought back; without it the versions can only be read. */
      readonly onRestored?: (() => void) | undefined;
    };
    /** The texts and parameters, each with its history. */
    readonly textHistory: object;
    /** The deleted records. */
    readonly bin: object;
  }
}

export const historyOverlays = {
  history: async () => (await import('./history-modal')).HistoryModal,
  textHistory: async () => (await import('./text-history-modal')).TextHistoryModal,
  bin: async () => (await import('./bin-modal')).BinModal,
} satisfies Partial<OverlayLoaders>;
