import { isDismissed } from './dismissed';

const DELAY_MS = 5000;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** It appears once per visit, however often the home page is opened. */
let isDue = true;

/**
 * Shows the welcome some seconds after the page, unless it was shown before or dismissed for good, or reduced motion is
 * preferred. It waits while a dialog is open, which would hide it.
 * @returns ends it
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
    // Without its scripts there is no welcome, and no harm.
    show().catch(() => undefined);
  };
  wait();
  return () => {
    window.clearTimeout(timer);
  };
}
