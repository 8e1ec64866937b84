declare global {
  interface Window {
    earlyPress?: Element | null;
  }
}

/**
 * A script that stands in each page. It keeps the button that was pressed last before the page answers: on a slow line
 * a page is read long before its scripts are there.
 */
export const KEEP_PRESS =
  "window.onclick = ({ target }) => { window.earlyPress = target.closest('button'); };";

/** To be called before React listens: from then on it hears every press itself. */
export function stopKeeping(): void {
  window.onclick = null;
}

/** Presses the button that was kept, if it is still there. */
export function pressAgain(): void {
  const { earlyPress } = window;
  if (earlyPress instanceof HTMLButtonElement && earlyPress.isConnected) earlyPress.click();
}
