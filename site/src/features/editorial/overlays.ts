import type { EditorialName, EditorialRecord } from '../../domain';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** Creates a record of an editorial type with these initial values, or edits this one. */
    readonly editorialForm: {
      readonly type: EditorialName;
      readonly record?: EditorialRecord;
      readonly initial?: Readonly<Record<string, string>>;
    };
  }
}

export const editorialOverlays = {
  editorialForm: async () => (await import('./editorial-form')).EditorialForm,
} satisfies Partial<OverlayLoaders>;
