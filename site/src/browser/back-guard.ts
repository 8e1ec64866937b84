import { navigate } from 'gatsby';

/** An open part of the page. The browser's Back closes it before it leaves the page. */
interface Guard {
  /** Closes the part, maybe after a question. */
  readonly close: () => void | Promise<void>;
  isClosing: boolean;
}

/** The part of a history entry's state that this module sets: the number of open guards at this entry. */
interface HistoryState {
  readonly guardDepth?: number;
  /** The router's key of a location. */
  readonly key?: string;
}

/** All guards, the topmost last. */
const guards: Guard[] = [];
/** Whether a history traversal of this module is still in progress. */
let isMoving = false;
/** The location that a navigation is about to replace. */
let leaving: string | null = null;
/** The location to which the entries of the guards belong. */
let place = '';
let isWatching = false;

const stateNow = () => window.history.state as HistoryState | null;
const depthNow = (): number => stateNow()?.guardDepth ?? 0;
const placeNow = (): string => `${window.location.href} ${stateNow()?.key ?? ''}`;
/** Keeps the rest of the state: for the router it is the same location. */
const stateWith = (guardDepth: number) => ({ ...stateNow(), guardDepth });

/** Gives the history one entry for each guard. The entry of a guard that closed in another way is left again. */
function settle(): void {
  if (isMoving || leaving === placeNow()) return;
  leaving = null;
  const depth = depthNow();
  place = placeNow();
  if (depth > guards.length) {
    isMoving = true;
    window.history.go(guards.length - depth);
  }
  for (let guardDepth = depth + 1; guardDepth <= guards.length; guardDepth += 1) {
    window.history.pushState(stateWith(guardDepth), '');
  }
}

/** Waits, so that a guard that closes and one that opens in the same rendering share one history entry. */
const settleSoon = (): void => {
  setTimeout(settle);
};

function closeTop(): void {
  const top = guards.at(-1);
  if (!top || top.isClosing) return;
  top.isClosing = true;
  void Promise.resolve(top.close()).then(() => {
    top.isClosing = false;
  });
}

/** Hides moves between the entries of one location from the router: it would scroll. */
function onPopState(event: PopStateEvent): void {
  const isOurs = isMoving;
  isMoving = false;
  if ((isOurs || guards.length > 0) && placeNow() === place) {
    event.stopImmediatePropagation();
    if (!isOurs && depthNow() < guards.length) closeTop();
  }
  settleSoon();
}

/**
 * Makes the browser's Back close an open part of the page before it leaves the page.
 * @param close closes the part, as its close button does
 * @returns a function to call when the part is closed, in any way
 */
export function guardBack(close: Guard['close']): () => void {
  if (!isWatching) {
    window.addEventListener('popstate', onPopState, { capture: true });
    window.addEventListener('routed', settleSoon);
  }
  isWatching = true;
  const guard = { close, isClosing: false };
  guards.push(guard);
  settleSoon();
  return () => {
    guards.splice(guards.indexOf(guard), 1);
    settleSoon();
  };
}

/** Navigates to a page. The history entry of an open guard becomes the entry of that page. */
export function navigatePastGuard(path: string): void {
  const replace = depthNow() > 0;
  if (replace) {
    window.history.replaceState(stateWith(0), '');
    leaving = placeNow();
  }
  navigate(path, { replace });
}

/** A mouse event of the browser or of React. */
type Click = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

/** Whether a click on a link opens it in the same tab. */
const isPlainClick = (click: Omit<Click, 'defaultPrevented' | 'preventDefault'>): boolean =>
  click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);

/** Handles a plain click on a link to a page of the site, inside a part that the click closes. */
export function followPastGuard(event: Click, link: HTMLAnchorElement): void {
  if (!isPlainClick(event) || event.defaultPrevented || depthNow() === 0) return;
  if (link.target !== '' || link.origin !== window.location.origin) return;
  event.preventDefault();
  navigatePastGuard(link.pathname + link.search + link.hash);
}
