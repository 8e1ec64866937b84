import type { EditorialName, EditorialRecord } from '../../domain';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form that creates a record of an editorial type with initial values, or edits a record. */
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
