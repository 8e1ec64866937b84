import { navigate } from 'gatsby';

/** Something open that the browser's Back closes, before it leaves the page. */
interface Guard {
  /** Closes it, maybe after a question. */
  readonly close: () => void | Promise<void>;
  isClosing: boolean;
}

/** Our part of a history entry's state: the number of guards that the entry stands for. */
interface HistoryState {
  readonly held?: number;
  /** The router's name of a location. */
  readonly key?: string;
}

/** From the lowest to the topmost. */
const guards: Guard[] = [];
/** Whether a traversal of ours has not arrived yet. */
let isMoving = false;
/** The location that a navigation is about to replace. */
let leaving: string | null = null;
/** The location of the guards' entries. */
let place = '';
let isWatching = false;

const stateNow = () => window.history.state as HistoryState | null;
const depthNow = (): number => stateNow()?.held ?? 0;
const placeNow = (): string => `${window.location.href} ${stateNow()?.key ?? ''}`;
/** Everything else stays: for the router it is the same location. */
const stateWith = (held: number) => ({ ...stateNow(), held });

/** Makes the history have one entry for each guard; an entry of something closed otherwise is left again. */
function settle(): void {
  if (isMoving || leaving === placeNow()) return;
  leaving = null;
  const depth = depthNow();
  place = placeNow();
  if (depth > guards.length) {
    isMoving = true;
    window.history.go(guards.length - depth);
  }
  for (let held = depth + 1; held <= guards.length; held += 1) {
    window.history.pushState(stateWith(held), '');
  }
}

/** What closes and opens in one rendering keeps its entry. */
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

/** The router never sees a move between the entries of one location: it would scroll. */
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
 * Makes the browser's Back close something that is open, in place of leaving the page.
 * @param close the same as its close button
 * @returns call it when the thing is closed, by whatever way
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

/** Navigates on; the entry of something open becomes the next page's. */
export function navigatePastGuard(path: string): void {
  const replace = depthNow() > 0;
  if (replace) {
    window.history.replaceState(stateWith(0), '');
    leaving = placeNow();
  }
  navigate(path, { replace });
}

/** A click of the mouse, or of React. */
type Click = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

/** Whether a click on a link opens it in the same tab. */
const isPlainClick = (click: Omit<Click, 'defaultPrevented' | 'preventDefault'>): boolean =>
  click.button === 0 && !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey);

/** Follows a plain click on a link to a page of the site in something that the click closes. */
export function followPastGuard(event: Click, link: HTMLAnchorElement): void {
  if (!isPlainClick(event) || event.defaultPrevented || depthNow() === 0) return;
  if (link.target !== '' || link.origin !== window.location.origin) return;
  event.preventDefault();
  navigatePastGuard(link.pathname + link.search + link.hash);
}
