/** The state of a field before hydration. */
interface FieldState {
  readonly value: string;
  readonly checked?: boolean;
}

interface EarlyInput {
  readonly entered: ReadonlyMap<Element, FieldState>;
  /** The button that was pressed last. */
  readonly press: Element | null;
}

/** A click, and the page on which it was made. */
export interface Click {
  readonly target: Element;
  readonly path: string;
}

declare global {
  interface Window {
    early?: EarlyInput;
    /** Clicks of this page: a list until `taps.ts` is loaded, which then takes each one. */
    taps: readonly Click[] | { readonly push: (click: Click) => void };
  }
}

/**
 * An inline script of each page. It records input before React listens: on a slow connection the page is visible long
 * before its scripts have loaded. It prevents the browser from submitting forms, which would put the typed text into
 * the address. It keeps clicks for `taps.ts`, which loads later. It also marks a page whose address has a query, because the static page does not have the results of the
 * query yet.
 */
export const EARLY_INPUT_SCRIPT = `{
const early = (window.early = { entered: new Map(), press: null });
window.oninput = ({ target }) => {
early.entered.set(target, { value: target.value, checked: target.checked });
};
window.onclick = ({ target }) => { early.press = target.closest('button'); };
window.onsubmit = (event) => { event.preventDefault(); };
window.taps = [];
addEventListener('click', ({ target }) => {
taps.push({ target, path: location.pathname });
}, true);
if (location.search) document.documentElement.dataset.asks = '';
}`;

/** Call this before React listens: React gets all later events itself. */
export function stopRecording(): void {
  window.oninput = null;
  window.onclick = null;
  window.onsubmit = null;
}

/** React ignores a value that it has already seen: another value is set first. */
function restoreText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  for (const value of ['', text]) {
    own?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Restores the field in both cases: React may or may not have reset it to its initial value. */
function restoreField(field: Element, { value, checked }: FieldState): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field.checked === checked) field.click();
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // The user may have typed more since then.
    restoreText(field, field.value === field.defaultValue ? value : field.value);
  }
}

/** Restores early input and presses the recorded button, if the elements still exist. */
export function replayEarlyInput(): void {
  const { early } = window;
  window.early = undefined;
  if (!early) return;
  for (const [field, entered] of early.entered) if (field.isConnected) restoreField(field, entered);
  const { press } = early;
  // The restored input may enable the button.
  if (press instanceof HTMLButtonElement)
    setTimeout(() => {
      if (press.isConnected) press.click();
    });
}
