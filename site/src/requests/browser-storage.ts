/** A storage of the browser. If it is full or not accessible, texts stay in memory while the page is open. */
function storageWithFallback(storage: () => Storage) {
  const memory = new Map<string, string>();

  /** Runs `act` on the storage; returns `otherwise` if the storage is not accessible. */
  function tried<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  }

  return {
    /** Returns a stored text, or null if there is none. */
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
    /** Returns all stored keys with this prefix. */
    keys: (prefix: string): readonly string[] =>
      [...memory.keys(), ...tried((stored) => Object.keys(stored), [])].filter((key) =>
        key.startsWith(prefix),
      ),
  };
}

export const browserStorage = storageWithFallback(() => localStorage);
/** Stores texts until the tab closes. */
export const tabStorage = storageWithFallback(() => sessionStorage);

/** The functions of `browserStorage`. */
export const { text: readText, save: saveText, delete: deleteText } = browserStorage;
