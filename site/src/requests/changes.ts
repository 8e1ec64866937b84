import type {
  Area,
  EditorialName,
  EditorialRecord,
  Kind,
  ListKey,
  Picture,
  Review,
  StoredRecord,
} from '../domain';

type KnownChange<T> = { readonly record: T } | { readonly deletedId: string };

/** The result of a write: the current record, its deletion, or `refetch` if only the CMS knows the result. */
export type RecordChange<T> = KnownChange<T> | 'refetch';

/** The current pictures of a record, in order. */
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
  | ({ readonly what: 'images' } & ImagesChange);

type EditorialChanges = {
  readonly [N in EditorialName]: RecordChange<EditorialRecord<N>> | ImagesChange;
};

/** The changes by topic: content of pages that a write of this visit may change. */
export interface Changes extends EditorialChanges {
  readonly reviews: RecordChange<Review>;
  readonly listings: ListingChange;
}
export type Topic = keyof Changes;

const listeners = new Set<readonly [Topic, (change: never) => void]>();
const changed = new Set<Topic>();

/** Notifies the components that show this topic that a write of this visit changed it. */
export function notifyChange<T extends Topic>(topic: T, change: Changes[T]): void {
  changed.add(topic);
  listeners.forEach(([of, listener]) => {
    if (of === topic) listener(change as never);
  });
}

/** @returns a function that ends the subscription */
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

/** Whether this visit has changed the topic. The page may have been published before that change. */
export const hasChanged = (topic: Topic): boolean => changed.has(topic);

/** Returns the records without the deleted or changed one. A changed record is added at the end. */
export function withChange<T extends StoredRecord>(
  records: readonly T[],
  change: KnownChange<T>,
): T[] {
  const id = 'deletedId' in change ? change.deletedId : change.record._id;
  const others = records.filter(({ _id }) => _id !== id);
  return 'deletedId' in change ? others : [...others, change.record];
}
