import type { ConfirmProps, MessageProps, OverlayName, Overlays } from './overlay-types';

export interface OpenOverlay {
  readonly id: number;
  readonly name: OverlayName;
  readonly props: object;
}

export interface Toast {
  readonly id: number;
  /** Both leave by themselves; a failure that may be tried again stays until it is answered. */
  readonly kind: 'success' | 'failure';
  readonly title: string;
  readonly text?: string | undefined;
  /** What to do about it. */
  readonly hint?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

export interface OverlayState {
  /** From the lowest to the topmost. */
  readonly overlays: readonly OpenOverlay[];
  readonly toasts: readonly Toast[];
}

const NOTHING: OverlayState = { overlays: [], toasts: [] };
let state = NOTHING;
let lastId = 0;
const listeners = new Set<() => void>();

function setState(next: Partial<OverlayState>): void {
  state = { ...state, ...next };
  listeners.forEach((listener) => {
    listener();
  });
}

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
export const overlayState = (): OverlayState => state;
export const initialOverlayState = (): OverlayState => NOTHING;

/**
 * Opens an overlay above everything else; one that is open already gets the new props, a question stands above the question before.
 * @returns for `closeOverlay`
 */
export function openOverlay<N extends OverlayName>(name: N, props: Overlays[N]): number {
  const { overlays } = state;
  const open = name === 'confirm' ? undefined : overlays.find((overlay) => overlay.name === name);
  const id = open?.id ?? (lastId += 1);
  const entry = { id, name, props };
  setState({
    overlays: open
      ? overlays.map((overlay) => (overlay === open ? entry : overlay))
      : [...overlays, entry],
  });
  return id;
}

export function closeOverlay(id: number): void {
  setState({ overlays: state.overlays.filter((overlay) => overlay.id !== id) });
}

/** What a change of page leaves open: a message is still to be read, and a page that a session's end leaves asks to sign in. */
const KEPT_ON_NAVIGATION: readonly OverlayName[] = ['message', 'login'];

const withoutRetry = (shown: Toast): Toast => ({ ...shown, onRetry: undefined });

/** For a change of page or account: what was open, or might be tried again, belongs to what was there before. */
export function closeOverlays(): void {
  const stay = state.overlays.filter(({ name }) => KEPT_ON_NAVIGATION.includes(name));
  const isOver = stay.length < state.overlays.length || state.toasts.some(({ onRetry }) => onRetry);
  if (isOver) setState({ overlays: stay, toasts: state.toasts.map(withoutRetry) });
}

/**
 * Shows a toast; the same words are not shown twice at once.
 * @returns for `closeToast` and `withdrawRetry`
 */
export function toast(shown: Omit<Toast, 'id'>): number {
  const isSame = ({ kind, title, text }: Toast) =>
    kind === shown.kind && title === shown.title && text === shown.text;
  lastId += 1;
  const others = state.toasts.filter((other) => !isSame(other));
  setState({ toasts: [...others, { ...shown, id: lastId }] });
  return lastId;
}

/** The seeds' word for something done, such as `Updated Successfully`. */
export function toastSuccess(title: string): void {
  toast({ kind: 'success', title });
}

export function closeToast(id: number): void {
  setState({ toasts: state.toasts.filter((shown) => shown.id !== id) });
}

/** What failed can be tried again no more: whoever would do it is gone. The word of it stays. */
export function removeRetry(id: number): void {
  setState({
    toasts: state.toasts.map((shown) => (shown.id === id ? withoutRetry(shown) : shown)),
  });
}

/** Asks before something that cannot be taken back. */
export const confirm = (question: Omit<ConfirmProps, 'onAnswer'>): Promise<boolean> =>
  new Promise((onAnswer) => {
    openOverlay('confirm', { ...question, onAnswer });
  });

/** Shows a message that is closed with `Ok, got it`. */
export function showMessage(message: MessageProps): void {
  openOverlay('message', message);
}
