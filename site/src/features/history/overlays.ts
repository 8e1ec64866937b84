import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The versions of a record. */
    readonly history: {
      /** The record's type in the calls, such as `propresi`, and its `_id` or key. */
      readonly type: string;
      readonly id: string;
      readonly title: string;
      /** Called after a version was brought back. */
      readonly onRestored?: (() => void) | undefined;
    };
    /** The texts and parameters, each with its history. */
    readonly textHistory: object;
    /** The deleted records. */
    readonly bin: object;
  }
}

// One module: each further one would lengthen the table of modules that every page loads.
const modals = () => import('./modals');

export const historyOverlays = {
  history: async () => (await modals()).HistoryModal,
  textHistory: async () => (await modals()).TextHistoryModal,
  bin: async () => (await modals()).BinModal,
} satisfies Partial<OverlayLoaders>;
