import { hasLeft, keepToken, onTokenChange, readToken } from '../calls/token';
import type { Token } from '../calls/token';
import type { Account } from '../domain';
import { dropPlaces } from './staff-places';

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
  owner: hasLeft(owner) ? null : owner,
});
/** A timer's longest time. */
const LONGEST = 2 ** 31 - 1;

let state = UNKNOWN;
/** The token that the state was made of; undefined before it was looked for. */
let seen: string | null | undefined;
let expiry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(next: SessionState): void {
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
async function ask(token: string): Promise<void> {
  try {
    const { ownAccount } = await import('../calls/accounts');
    const account = await ownAccount();
    const held = readToken();
    if (held?.value === token) become(signedIn(account, held));
  } catch {
    // The seeds: a failed look for the account is silent. An ended session's token is gone by now.
  }
}

/** Takes the token for the one that the state is made of, until it expires. */
function take(token: Token | null): void {
  seen = token?.value ?? null;
  clearTimeout(expiry);
  if (token) expiry = setTimeout(look, Math.min(token.endsAt - Date.now() + 1, LONGEST));
}

/** Makes the state of the token as it is. */
function look(): void {
  const token = readToken();
  if ((token?.value ?? null) !== seen) {
    take(token);
    if (!token) dropPlaces();
    become(token ? { ...UNKNOWN, isLikely: true, owner: token.owner } : anonymous(state.owner));
  }
  if (token && state.account === null) void ask(token.value);
}

const lookWhenShown = () => {
  if (document.visibilityState === 'visible') look();
};

let unfollow: (() => void) | undefined;

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!unfollow) {
    const stopFollowing = onTokenChange(look);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', lookWhenShown);
    unfollow = () => {
      stopFollowing();
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', lookWhenShown);
    };
    look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    unfollow?.();
    unfollow = undefined;
  };
}

export const sessionNow = (): SessionState => state;
export const sessionBefore = (): SessionState => UNKNOWN;

/** Takes a session that has just begun. @param token as the login answered it */
export function begin(token: string, account: Account): void {
  seen = token;
  state = { ...state, state: 'signed in', account, isLikely: true };
  keepToken(token);
  const kept = readToken();
  take(kept);
  become(kept ? signedIn(account, kept) : anonymous(null));
}

/** Takes an account as a write has made it, where it is the one that is signed in. */
export function changeAccount(account: Account): void {
  if (state.account?._id === account._id) become({ ...state, account });
}
