/** Where the browser's storage is closed to us or full, this page keeps things as long as it is open. */
const memory = new Map<string, string>();

/** Runs `act` on the browser's storage, where that can be used. */
function tried<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

/** A kept text; null where there is none. */
export const keptText = (key: string): string | null =>
  memory.get(key) ?? tried((storage) => storage.getItem(key), null);

export function keepText(key: string, text: string): void {
  const isStored = tried((storage) => {
    storage.setItem(key, text);
    return true;
  }, false);
  if (isStored) memory.delete(key);
  else memory.set(key, text);
}

export function dropText(key: string): void {
  memory.delete(key);
  tried((storage) => {
    storage.removeItem(key);
  }, undefined);
}

/** The keys of everything kept that begins so. */
export const keptKeys = (prefix: string): readonly string[] =>
  [...memory.keys(), ...tried((storage) => Object.keys(storage), [])].filter((key) =>
    key.startsWith(prefix),
  );
