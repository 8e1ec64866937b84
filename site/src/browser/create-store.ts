interface Store<T> {
  readonly get: () => T;
  /** The first value, which the static HTML contains. */
  readonly initial: () => T;
  readonly set: (next: T) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value outside of React, for `useSyncExternalStore`. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    initial: () => first,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => {
        listener();
      });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
