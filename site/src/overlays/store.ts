import type { ConfirmProps, MessageProps, OverlayName, Overlays } from './names';

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

export interface Above {
  /** From the lowest to the topmost. */
  readonly overlays: readonly OpenOverlay[];
  readonly toasts: readonly Toast[];
}

const NOTHING: Above = { overlays: [], toasts: [] };
let above = NOTHING;
let lastId = 0;
const listeners = new Set<() => void>();

function become(next: Partial<Above>): void {
  above = { ...above, ...next };
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
export const aboveNow = (): Above => above;
export const aboveBefore = (): Above => NOTHING;

/**
 * Opens an overlay above everything else; one that is open already gets the new props, a question stands above the question before.
 * @returns for `closeOverlay`
 */
export function openOverlay<N extends OverlayName>(name: N, props: Overlays[N]): number {
  const { overlays } = above;
  const open = name === 'confirm' ? undefined : overlays.find((overlay) => overlay.name === name);
  const id = open?.id ?? (lastId += 1);
  const entry = { id, name, props };
  become({
    overlays: open
      ? overlays.map((overlay) => (overlay === open ? entry : overlay))
      : [...overlays, entry],
  });
  return id;
}

export function closeOverlay(id: number): void {
  become({ overlays: above.overlays.filter((overlay) => overlay.id !== id) });
}

/** What a change of page leaves open: a message is still to be read, and a page that a session's end leaves asks to sign in. */
const STAYING: readonly OverlayName[] = ['message', 'login'];

const withoutRetry = (shown: Toast): Toast => ({ ...shown, onRetry: undefined });

/** For a change of page or account: what was open, or might be tried again, belongs to what was there before. */
export function closeOverlays(): void {
  const stay = above.overlays.filter(({ name }) => STAYING.includes(name));
  const isOver = stay.length < above.overlays.length || above.toasts.some(({ onRetry }) => onRetry);
  if (isOver) become({ overlays: stay, toasts: above.toasts.map(withoutRetry) });
}

/**
 * Shows a toast; the same words are not shown twice at once.
 * @returns for `closeToast` and `withdrawRetry`
 */
export function toast(shown: Omit<Toast, 'id'>): number {
  const isSame = ({ kind, title, text }: Toast) =>
    kind === shown.kind && title === shown.title && text === shown.text;
  lastId += 1;
  const others = above.toasts.filter((other) => !isSame(other));
  become({ toasts: [...others, { ...shown, id: lastId }] });
  return lastId;
}

/** The seeds' word for something done, such as `Updated Successfully`. */
export function toastSuccess(title: string): void {
  toast({ kind: 'success', title });
}

export function closeToast(id: number): void {
  become({ toasts: above.toasts.filter((shown) => shown.id !== id) });
}

/** What failed can be tried again no more: whoever would do it is gone. The word of it stays. */
export function withdrawRetry(id: number): void {
  become({ toasts: above.toasts.map((shown) => (shown.id === id ? withoutRetry(shown) : shown)) });
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
