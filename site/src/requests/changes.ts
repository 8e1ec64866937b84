import type { Area, Award, Kind, ListKey, Overview, Picture, Review } from '../domain';

/** What a write has made of a record: as it is now, or gone; `ask` where the CMS has to say. */
type RecordChange<T> = { readonly record: T } | { readonly gone: string } | 'ask';

/** The pictures of a record as they are now, in order. */
export interface ImagesChange {
  readonly id: string;
  readonly images: readonly Picture[];
}

export type ListingChange =
  | { readonly what: 'created'; readonly area: Area; readonly list: ListKey }
  | {
      readonly what: 'edited' | 'deleted';
      readonly area: Area;
      readonly kind: Kind;
      readonly id: string;
    }
  | ({ readonly what: 'pictured' } & ImagesChange);

/** What pages show that a write of theirs may change. */
export interface Changes {
  readonly awards: RecordChange<Award> | ImagesChange;
  readonly overviews: RecordChange<Overview>;
  readonly reviews: RecordChange<Review>;
  readonly listings: ListingChange;
}
export type Topic = keyof Changes;

const listeners = new Set<readonly [Topic, (change: never) => void]>();
const changed = new Set<Topic>();

/** Says what a write of this visit has changed: whatever shows it follows, and nothing else. */
export function notifyChange<T extends Topic>(topic: T, change: Changes[T]): void {
  changed.add(topic);
  listeners.forEach(([of, listener]) => {
    if (of === topic) listener(change as never);
  });
}

/** @returns ends it */
export function subscribeToChanges<T extends Topic>(
  topic: T,
  listener: (change: Changes[T]) => void,
): () => void {
  const entry = [topic, listener] as const;
  listeners.add(entry);
  return () => {
    listeners.delete(entry);
  };
}

/** Whether this visit has changed something that a page may have been published before. */
export const hasChanged = (topic: Topic): boolean => changed.has(topic);
