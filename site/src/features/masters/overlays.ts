import type { Area, Master } from '../../domain';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form that adds a name to a master list. */
    readonly masterForm: {
      readonly area: Area;
      readonly master: Master;
      readonly onCreated?: (name: string) => void;
    };
    readonly masterList: { readonly area: Area; readonly master: Master };
  }
}

export const masterOverlays = {
  masterForm: async () => (await import('./master-form')).MasterForm,
  masterList: async () => (await import('./master-list')).MasterList,
} satisfies Partial<OverlayLoaders>;
