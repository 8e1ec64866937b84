/** A storage of the browser; where it is not accessible or full, texts stay in memory while the page is open. */
function storageWithFallback(storage: () => Storage) {
  const memory = new Map<string, string>();

  /** Runs `act` on the storage, where it is accessible. */
  function tried<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  }

  return {
    /** A stored text; null where there is none. */
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
    /** All stored keys with this prefix. */
    keys: (prefix: string): readonly string[] =>
      [...memory.keys(), ...tried((stored) => Object.keys(stored), [])].filter((key) =>
        key.startsWith(prefix),
      ),
  };
}

export const browserStorage = storageWithFallback(() => localStorage);
/** Texts that live as long as the tab. */
export const tabStorage = storageWithFallback(() => sessionStorage);

/** The functions of `browserStorage`. */
export const { text: readText, save: saveText, delete: deleteText } = browserStorage;
