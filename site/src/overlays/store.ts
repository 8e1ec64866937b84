import { createStore } from '../browser/create-store';
import type { ConfirmProps, MessageProps, OverlayName, Overlays } from './overlay-types';

export interface OpenOverlay {
  readonly id: number;
  readonly name: OverlayName;
  readonly props: object;
}

export interface Toast {
  readonly id: number;
  /** Toasts close by themselves; a failure with Retry stays until it is answered. */
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
const store = createStore(NOTHING);
let lastId = 0;

const setState = (next: Partial<OverlayState>): void => {
  store.set({ ...store.get(), ...next });
};

/** For `useSyncExternalStore`. */
export const { subscribe, get: overlayState, initial: initialOverlayState } = store;

/**
 * Opens an overlay above all others. An open one of the same name gets the new props; a question stacks above an
 * earlier one.
 * @returns for `closeOverlay`
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

/** A handler that opens an overlay. */
export const opens =
  <N extends OverlayName>(name: N, props: Overlays[N]) =>
  (): void => {
    openOverlay(name, props);
  };

export function closeOverlay(id: number): void {
  setState({ overlays: store.get().overlays.filter((overlay) => overlay.id !== id) });
}

/**
 * Overlays that stay open on navigation: a message must be read, and the login belongs to a page that was left because
 * the session ended.
 */
const KEPT_ON_NAVIGATION: readonly OverlayName[] = ['message', 'login'];

const withoutRetry = (shown: Toast): Toast => ({ ...shown, onRetry: undefined });

/**
 * Closes overlays and removes retries on a change of page or account. An overlay with a `page` stays on that page: it may
 * open before a navigation to it has ended.
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

/** Shows a toast; a second one with the same text replaces the first. @returns for `closeToast` and `removeRetry` */
export function toast(shown: Omit<Toast, 'id'>): number {
  const isSame = ({ kind, title, text }: Toast) =>
    kind === shown.kind && title === shown.title && text === shown.text;
  lastId += 1;
  const others = store.get().toasts.filter((other) => !isSame(other));
  setState({ toasts: [...others, { ...shown, id: lastId }] });
  return lastId;
}

/** Shows a success, such as `Updated Successfully`. */
export function toastSuccess(title: string): void {
  toast({ kind: 'success', title });
}

export function closeToast(id: number): void {
  setState({ toasts: store.get().toasts.filter((shown) => shown.id !== id) });
}

/** Removes the Retry of a toast whose component is gone. The message stays. */
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

/** Shows a message that is closed with `Ok, got it`. */
export function showMessage(message: MessageProps): void {
  openOverlay('message', message);
}
