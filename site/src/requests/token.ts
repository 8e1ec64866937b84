import { deleteText, saveText, readText } from './browser-storage';

/** The session's token as this browser keeps it: the value of the header `Authorization`. */
export interface Token {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** Whose session it is: the same text for the same account. */
  readonly owner: string;
}

const KEY = 'jwtToken';
/** Whose session was ended here last by signing out: in other tabs, too, nothing of theirs stays. */
const SIGNED_OUT_KEY = 'signedOut';

/** What a JWT says; null of a text that is none. */
function read(value: string): Token | null {
  try {
    const [, payload = ''] = value.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      readonly exp?: unknown;
      readonly sub?: unknown;
    };
    const endsAt = Number(claims.exp) * 1000;
    return Number.isFinite(endsAt) ? { value, endsAt, owner: String(claims.sub) } : null;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
/** The text that was read last, with what it says: it is asked for at each rendering. */
let cached: { readonly text: string | null; readonly token: Token | null } | undefined;

const notify = () => {
  cached = undefined;
  listeners.forEach((listener) => {
    listener();
  });
};

/** The token of a live session; one that has expired, or is none, is removed. */
export function readToken(): Token | null {
  const text = readText(KEY);
  if (cached?.text !== text) cached = { text, token: text === null ? null : read(text) };
  const { token } = cached;
  if (token && token.endsAt > Date.now()) return token;
  if (text !== null) deleteText(KEY);
  return null;
}

/** @param value as a login answers it */
export function saveToken(value: string): void {
  deleteText(SIGNED_OUT_KEY);
  saveText(KEY, value);
  notify();
}

/**
 * @param value the token whose session is over: one that has taken its place meanwhile stays; null where the browser itself
 * has lost it, as by its settings
 */
export function deleteToken(value: string | null): void {
  if (readText(KEY) === value) deleteText(KEY);
  notify();
}

/** Ends the session of a token by its owner's own wish. */
export function endToken({ value, owner }: Token): void {
  saveText(SIGNED_OUT_KEY, owner);
  deleteToken(value);
}

/** Whether this owner's last session here was ended by signing out, in whatever tab. */
export const hasSignedOut = (owner: string | null): boolean => owner === readText(SIGNED_OUT_KEY);

const followOtherTabs = ({ key }: StorageEvent) => {
  // Without a key, everything was cleared.
  if (key === KEY || key === null) notify();
};

/**
 * Tells of each change of the token, in this tab or in another.
 * @returns ends it
 */
export function onTokenChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}
