import { createStore } from '../browser/create-store';
import type { ConfirmProps, MessageProps, OverlayName, Overlays } from './overlay-types';

export interface OpenOverlay {
  readonly id: number;
  readonly name: OverlayName;
  readonly props: object;
}

export interface Toast {
  readonly id: number;
  /** Toasts close by themselves. A failure with Retry stays until the user closes it or retries. */
  readonly kind: 'success' | 'failure';
  readonly title: string;
  readonly text?: string | undefined;
  /** Advice for the user. */
  readonly hint?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

export interface OverlayState {
  /** All open overlays, the topmost last. */
  readonly overlays: readonly OpenOverlay[];
  readonly toasts: readonly Toast[];
}

const NOTHING: OverlayState = { overlays: [], toasts: [] };
const store = createStore(NOTHING);
let lastId = 0;

const setState = (next: Partial<OverlayState>): void => {
  store.set({ ...store.get(), ...next });
};

/** For `useSyncExternalStore`. */
export const { subscribe, get: overlayState, initial: initialOverlayState } = store;

/**
 * Opens an overlay above all others. An open overlay of the same name gets the new props. A question opens above an
 * earlier question.
 * @returns the overlay's id, for `closeOverlay`
 */
export function openOverlay<N extends OverlayName>(name: N, props: Overlays[N]): number {
  const { overlays } = store.get();
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

/** Returns a handler that opens an overlay. */
export const opens =
  <N extends OverlayName>(name: N, props: Overlays[N]) =>
  (): void => {
    openOverlay(name, props);
  };

export function closeOverlay(id: number): void {
  setState({ overlays: store.get().overlays.filter((overlay) => overlay.id !== id) });
}

/**
 * Overlays that stay open on navigation: the user must read a message. The login opens when the session ends, and the
 * user may leave the page then.
 */
const KEPT_ON_NAVIGATION: readonly OverlayName[] = ['message', 'login'];

const withoutRetry = (shown: Toast): Toast => ({ ...shown, onRetry: undefined });

/**
 * Closes overlays and removes retries on a change of page or account. An overlay with a `page` stays while that page is
 * open, because it may open before the navigation to the page has ended.
 */
export function closeOverlays(): void {
  const { overlays, toasts } = store.get();
  const stay = overlays.filter(
    ({ name, props }) =>
      KEPT_ON_NAVIGATION.includes(name) ||
      (props as { readonly page?: string }).page === window.location.pathname,
  );
  const isOver = stay.length < overlays.length || toasts.some(({ onRetry }) => onRetry);
  if (isOver) setState({ overlays: stay, toasts: toasts.map(withoutRetry) });
}

/**
 * Shows a toast; a second toast with the same text replaces the first. @returns the toast's id, for `closeToast` and
 * `removeRetry`
 */
export function toast(shown: Omit<Toast, 'id'>): number {
  const isSame = ({ kind, title, text }: Toast) =>
    kind === shown.kind && title === shown.title && text === shown.text;
  lastId += 1;
  const others = store.get().toasts.filter((other) => !isSame(other));
  setState({ toasts: [...others, { ...shown, id: lastId }] });
  return lastId;
}

/** Shows a success message, such as `Updated Successfully`. */
export function toastSuccess(title: string): void {
  toast({ kind: 'success', title });
}

export function closeToast(id: number): void {
  setState({ toasts: store.get().toasts.filter((shown) => shown.id !== id) });
}

/** Removes Retry from a toast after its component unmounts. The message stays. */
export function removeRetry(id: number): void {
  setState({
    toasts: store.get().toasts.map((shown) => (shown.id === id ? withoutRetry(shown) : shown)),
  });
}

/** Asks before an action that cannot be undone. */
export const confirm = (question: Omit<ConfirmProps, 'onAnswer'>): Promise<boolean> =>
  new Promise((onAnswer) => {
    openOverlay('confirm', { ...question, onAnswer });
  });

/** Shows a message that the user closes with `Ok, got it`. */
export function showMessage(message: MessageProps): void {
  openOverlay('message', message);
}
