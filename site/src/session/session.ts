import { hasSignedOut, saveToken, onTokenChange, readToken } from '../requests/token';
import type { Token } from '../requests/token';
import type { Account } from '../domain';
import { clearStaffAreas } from './staff-areas';

export interface SessionState {
  /** `unknown` before hydration, and while the account is being fetched from the CMS. */
  readonly state: 'unknown' | 'anonymous' | 'signed in';
  /** Set while the state is `signed in`. */
  readonly account: Account | null;
  /** Whether there is a token that has not expired. */
  readonly isLikely: boolean;
  /**
   * The account of the current session, or of a session that ended without a sign-out; null after a sign-out in any
   * tab.
   */
  readonly owner: string | null;
}

const UNKNOWN: SessionState = { state: 'unknown', account: null, isLikely: false, owner: null };
const anonymous = (owner: string | null): SessionState => ({
  ...UNKNOWN,
  state: 'anonymous',
  owner: hasSignedOut(owner) ? null : owner,
});
/** The longest delay that a timer supports. */
const LONGEST = 2 ** 31 - 1;

let state = UNKNOWN;
/** The token of the current state; undefined before the first read. */
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

/** Fetches the session's account; after an error the next refresh tries again. */
async function fetchAccount(token: string): Promise<void> {
  try {
    const { ownAccount } = await import('./requests');
    const account = await ownAccount();
    const stored = readToken();
    if (stored?.value === token) setState(signedIn(account, stored));
  } catch {
    // No report to the user. If the session has ended, its token is already deleted.
  }
}

/** Records the token of the current state, and sets a timer for its expiry. */
function followToken(token: Token | null): void {
  seen = token?.value ?? null;
  clearTimeout(expiry);
  if (token) expiry = setTimeout(refresh, Math.min(token.endsAt - Date.now() + 1, LONGEST));
}

/** Updates the state from the stored token. */
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

/** The subscribe function for `useSyncExternalStore`. */
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

/** Begins a session. @param token from the response of the login */
export function beginSession(token: string, account: Account): void {
  seen = token;
  state = { ...state, state: 'signed in', account, isLikely: true };
  saveToken(token);
  const kept = readToken();
  followToken(kept);
  setState(kept ? signedIn(account, kept) : anonymous(null));
}

/** Updates the current account after a write of it. */
export function updateAccount(account: Account): void {
  if (state.account?._id === account._id) setState({ ...state, account });
}
