/** What was in a field when it was left alone. */
interface FieldState {
  readonly value: string;
  readonly checked?: boolean;
}

interface EarlyInput {
  readonly entered: ReadonlyMap<Element, FieldState>;
  /** The button that was pressed last. */
  readonly press: Element | null;
}

declare global {
  interface Window {
    early?: EarlyInput;
  }
}

/**
 * A script that stands in each page. It keeps what is done before the page answers: on a slow line a page is read long
 * before its scripts are there. No form is sent by the browser itself, which would write what was typed into the address.
 * A page whose address asks for something can look like one that is no answer to it yet.
 */
export const EARLY_INPUT_SCRIPT = `{
const early = (window.early = { entered: new Map(), press: null });
window.oninput = ({ target }) => {
early.entered.set(target, { value: target.value, checked: target.checked });
};
window.onclick = ({ target }) => { early.press = target.closest('button'); };
window.onsubmit = (event) => { event.preventDefault(); };
if (location.search) document.documentElement.dataset.asks = '';
}`;

/** To be called before React listens: from then on it hears of everything itself. */
export function stopRecording(): void {
  window.oninput = null;
  window.onclick = null;
  window.onsubmit = null;
}

/** React, which passes over a value that it has seen, is shown another one first. */
function restoreText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  for (const value of ['', text]) {
    own?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** React may have set a field back to what it begins with, or not yet. */
function restoreField(field: Element, { value, checked }: FieldState): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field.checked === checked) field.click();
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // More may have been typed meanwhile.
    restoreText(field, field.value === field.defaultValue ? value : field.value);
  }
}

/** Enters again what was entered too early, and presses the button that was pressed, as far as they are still there. */
export function replayEarlyInput(): void {
  const { early } = window;
  window.early = undefined;
  if (!early) return;
  for (const [field, entered] of early.entered) if (field.isConnected) restoreField(field, entered);
  const { press } = early;
  // What was entered may be what makes it ready.
  if (press instanceof HTMLButtonElement)
    setTimeout(() => {
      if (press.isConnected) press.click();
    });
}
