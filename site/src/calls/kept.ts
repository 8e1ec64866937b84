/** Keeps texts in one of the browser's storages; where that is closed to us or full, this page keeps them while it is open. */
function keeper(storage: () => Storage) {
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
      memory.get(key) ?? tried((kept) => kept.getItem(key), null),
    keep: (key: string, text: string): void => {
      const isStored = tried((kept) => {
        kept.setItem(key, text);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, text);
    },
    drop: (key: string): void => {
      memory.delete(key);
      tried((kept) => {
        kept.removeItem(key);
      }, undefined);
    },
    /** The keys of everything kept that begins so. */
    keys: (prefix: string): readonly string[] =>
      [...memory.keys(), ...tried((kept) => Object.keys(kept), [])].filter((key) =>
        key.startsWith(prefix),
      ),
  };
}

export const inBrowser = keeper(() => localStorage);
/** As long as the tab is open. */
export const inTab = keeper(() => sessionStorage);

/** Of what is kept in the browser. */
export const { text: keptText, keep: keepText, drop: dropText } = inBrowser;
