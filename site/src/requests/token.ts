import { deleteText, saveText, readText } from './browser-storage';

/** The session's token as this browser stores it: the value of the header `Authorization`. */
export interface Token {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** Milliseconds without use after which the session ends; null if it does not end. */
  readonly idleMs: number | null;
  /** The account of the session, as an opaque text that is stable for the account. */
  readonly owner: string;
}

const KEY = 'jwtToken';
/** The account that signed out last in this browser: other tabs then delete its data, too. */
const SIGNED_OUT_KEY = 'signedOut';

/** Reads the claims of a JWT; null if the text is not a JWT. */
function read(value: string): Token | null {
  try {
    const [, payload = ''] = value.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      readonly exp?: unknown;
      readonly sub?: unknown;
      readonly idle?: unknown;
    };
    const endsAt = Number(claims.exp) * 1000;
    const idleMs = typeof claims.idle === 'number' ? claims.idle * 1000 : null;
    return Number.isFinite(endsAt) ? { value, endsAt, idleMs, owner: String(claims.sub) } : null;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
/** The last read text with its parsed token. The cache exists because each rendering reads the token. */
let cached: { readonly text: string | null; readonly token: Token | null } | undefined;

const notify = () => {
  cached = undefined;
  listeners.forEach((listener) => {
    listener();
  });
};

/** Returns the token of the current session. Deletes an expired or invalid token. */
export function readToken(): Token | null {
  const text = readText(KEY);
  if (cached?.text !== text) cached = { text, token: text === null ? null : read(text) };
  const { token } = cached;
  if (token && token.endsAt > Date.now()) return token;
  if (text !== null) deleteText(KEY);
  return null;
}

/** @param value from the response of the login */
export function saveToken(value: string): void {
  deleteText(SIGNED_OUT_KEY);
  saveText(KEY, value);
  notify();
}

/**
 * @param value the token of the ended session, so that a newer token stays; null if the browser itself has lost the
 * token
 */
export function deleteToken(value: string | null): void {
  if (readText(KEY) === value) deleteText(KEY);
  notify();
}

/** Deletes the token because its owner signs out. */
export function endToken({ value, owner }: Token): void {
  saveText(SIGNED_OUT_KEY, owner);
  deleteToken(value);
}

/** Whether the last session of this account in this browser ended with a sign-out, in any tab. */
export const hasSignedOut = (owner: string | null): boolean => owner === readText(SIGNED_OUT_KEY);

const followOtherTabs = ({ key }: StorageEvent) => {
  // The event has no key when the whole storage was cleared.
  if (key === KEY || key === null) notify();
};

/** Subscribes to changes of the token, in this tab or in another. @returns a function that ends the subscription */
export function onTokenChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}
