/** Keeps texts in one of the browser's storages; where that is closed to us or full, this page keeps them while it is open. */
function storageWithFallback(storage: () => Storage) {
  const memory = new Map<string, string>();

  /** Runs `act` on the storage, where that can be used. */
  function tried<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  }

  return {
    /** A kept text; null where there is none. */
    text: (key: string): string | null =>
      memory.get(key) ?? tried((stored) => stored.getItem(key), null),
    save: (key: string, text: string): void => {
      const isStored = tried((stored) => {
        stored.setItem(key, text);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, text);
    },
    delete: (key: string): void => {
      memory.delete(key);
      tried((stored) => {
        stored.removeItem(key);
      }, undefined);
    },
    /** The keys of everything kept that begins so. */
    keys: (prefix: string): readonly string[] =>
      [...memory.keys(), ...tried((stored) => Object.keys(stored), [])].filter((key) =>
        key.startsWith(prefix),
      ),
  };
}

export const browserStorage = storageWithFallback(() => localStorage);
/** As long as the tab is open. */
export const tabStorage = storageWithFallback(() => sessionStorage);

/** Of what is kept in the browser. */
export const { text: readText, save: saveText, delete: deleteText } = browserStorage;
