import { logout, ownAccount } from './requests';
import { ApiError } from '../requests/api-error';
import { readText, saveText } from '../requests/browser-storage';
import { notifyLostSession } from '../requests/lost-session';
import { deleteToken, readToken } from '../requests/token';
import type { Token } from '../requests/token';

/** The storage key of the last use of the site in any tab: milliseconds since 1970. */
const KEY = 'lastUse';
const WARNING_MS = 5 * 60_000;
/** The interval in which the server gets a report of use: a user can fill in a form for hours without a call. */
const REPORT_MS = 60_000;
/** Uses within this time are stored once. */
const STEP_MS = 5000;
const USES = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/**
 * Shows that the session ends soon. The user's confirmation calls `onStay`. @returns a function that closes the warning
 */
type Warn = (minutes: number, onStay: () => void) => () => void;

/** Ends the session in the same way as a session that the server rejects: the typed text stays, and the login opens. */
function endIdle({ value }: Token): void {
  void logout(false).catch(() => undefined);
  const message = 'Please log in to continue';
  notifyLostSession(new ApiError('idle session', 'rejected', 401, { message }));
  deleteToken(value);
}

/**
 * Ends the current session after a warning, if nobody uses the site for the idle time of its token.
 * @returns a function that stops watching the session
 */
export function followIdle(warn: Warn): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closeWarning: (() => void) | null = null;
  let reportedAt = Date.now();

  const lastUse = (): number => Number(readText(KEY)) || Date.now();

  const close = () => {
    closeWarning?.();
    closeWarning = null;
  };

  function recordUse(): void {
    const now = Date.now();
    if (readText(KEY) !== null && now - lastUse() < STEP_MS) return;
    saveText(KEY, String(now));
    if (now - reportedAt < REPORT_MS) return;
    reportedAt = now;
    // Errors are ignored: the next call of the user reports a failure.
    void ownAccount().catch(() => undefined);
  }

  function stay(): void {
    closeWarning = null;
    reportedAt = 0;
    recordUse();
    check();
  }

  /** Checks the idle time, and sets a timer for the next check. */
  function check(): void {
    clearTimeout(timer);
    const token = readToken();
    if (token?.idleMs === null || !token) return;
    const left = lastUse() + token.idleMs - Date.now();
    if (left <= 0) {
      close();
      endIdle(token);
      return;
    }
    if (left > WARNING_MS) close();
    else closeWarning ??= warn(Math.ceil(left / 60_000), stay);
    timer = setTimeout(check, left > WARNING_MS ? left - WARNING_MS : left);
  }

  const onUse = () => {
    // While the warning is open, only its button counts as use.
    if (!closeWarning) recordUse();
  };
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY) check();
  };

  recordUse();
  check();
  for (const name of USES) window.addEventListener(name, onUse, { passive: true });
  window.addEventListener('storage', onOtherTab);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    close();
    for (const name of USES) window.removeEventListener(name, onUse);
    window.removeEventListener('storage', onOtherTab);
    document.removeEventListener('visibilitychange', check);
  };
}
