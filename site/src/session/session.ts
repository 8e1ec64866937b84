import { hasSignedOut, saveToken, onTokenChange, readToken } from '../requests/token';
import type { Token } from '../requests/token';
import type { Account } from '../domain';
import { clearStaffAreas } from './staff-areas';

/** Who is at this browser. */
export interface SessionState {
  /** `unknown` before scripts run, and while the CMS is asked whose session it is. */
  readonly state: 'unknown' | 'anonymous' | 'signed in';
  /** There as long as the state is `signed in`. */
  readonly account: Account | null;
  /** A token that has not expired is there: somebody is signed in, or was until a moment ago. */
  readonly isLikely: boolean;
  /** Whose session it is, or was when it ended by itself; null once its owner has signed out, in whatever tab. */
  readonly owner: string | null;
}

const UNKNOWN: SessionState = { state: 'unknown', account: null, isLikely: false, owner: null };
const anonymous = (owner: string | null): SessionState => ({
  ...UNKNOWN,
  state: 'anonymous',
  owner: hasSignedOut(owner) ? null : owner,
});
/** A timer's longest time. */
const LONGEST = 2 ** 31 - 1;

let state = UNKNOWN;
/** The token that the state was made of; undefined before it was looked for. */
let seen: string | null | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setState(next: SessionState): void {
  state = next;
  listeners.forEach((listener) => {
    listener();
  });
}

const signedIn = (account: Account, { owner }: Token): SessionState => ({
  state: 'signed in',
  account,
  isLikely: true,
  owner,
});

/** Asks the CMS whose session it is; where it does not answer, that stays open until the next look. */
async function fetchAccount(token: string): Promise<void> {
  try {
    const { ownAccount } = await import('./requests');
    const account = await ownAccount();
    const held = readToken();
    if (held?.value === token) setState(signedIn(account, held));
  } catch {
    // The seeds: a failed look for the account is silent. An ended session's token is gone by now.
  }
}

/** Takes the token for the one that the state is made of, until it expires. */
function followToken(token: Token | null): void {
  seen = token?.value ?? null;
  clearTimeout(expiry);
  if (token) expiry = setTimeout(refresh, Math.min(token.endsAt - Date.now() + 1, LONGEST));
}

/** Makes the state of the token as it is. */
function refresh(): void {
  const token = readToken();
  if ((token?.value ?? null) !== seen) {
    followToken(token);
    if (!token) clearStaffAreas();
    setState(token ? { ...UNKNOWN, isLikely: true, owner: token.owner } : anonymous(state.owner));
  }
  if (token && state.account === null) void fetchAccount(token.value);
}

const refreshWhenVisible = () => {
  if (document.visibilityState === 'visible') refresh();
};

let unfollow: (() => void) | undefined;

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!unfollow) {
    const stopFollowing = onTokenChange(refresh);
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refreshWhenVisible);
    unfollow = () => {
      stopFollowing();
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refreshWhenVisible);
    };
    refresh();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    unfollow?.();
    unfollow = undefined;
  };
}

export const currentSession = (): SessionState => state;
export const initialSession = (): SessionState => UNKNOWN;

/** Takes a session that has just begun. @param token as the login answered it */
export function beginSession(token: string, account: Account): void {
  seen = token;
  state = { ...state, state: 'signed in', account, isLikely: true };
  saveToken(token);
  const kept = readToken();
  followToken(kept);
  setState(kept ? signedIn(account, kept) : anonymous(null));
}

/** Takes an account as a write has made it, where it is the one that is signed in. */
export function updateAccount(account: Account): void {
  if (state.account?._id === account._id) setState({ ...state, account });
}
