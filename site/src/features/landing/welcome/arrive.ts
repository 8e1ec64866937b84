import { isDismissed } from './dismissed';

const DELAY_MS = 5000;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the welcome has not appeared yet. It appears once per visit, even if the home page opens several times. */
let isDue = true;

/**
 * Shows the welcome some seconds after the page. It does not appear if it was already shown, was dismissed for good, or
 * if reduced motion is preferred. While a dialog is open, which would hide it, it waits.
 * @returns a function that cancels the welcome
 */
export function arrive(show: () => Promise<void>): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(come, DELAY_MS);
  };
  const come = () => {
    if (!isDue || isDismissed() || window.matchMedia(REDUCED_MOTION).matches) return;
    if (document.querySelector('dialog[open]')) {
      wait();
      return;
    }
    isDue = false;
    // If its scripts fail to load, the welcome does not appear. It is not essential.
    show().catch(() => undefined);
  };
  wait();
  return () => {
    window.clearTimeout(timer);
  };
}
