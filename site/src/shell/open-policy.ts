import type { MouseEvent } from 'react';
import type { Overlays } from '../overlays/overlay-types';
import { openOverlay } from '../overlays/store';

/** A press with a modifier, for a new tab or window, stays the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Opens a policy in a modal above the current page, in place of its own page. */
export function openPolicy(event: MouseEvent, to: string): void {
  if (!isPlain(event)) return;
  event.preventDefault();
  openOverlay('legal', { policy: to.replaceAll('/', '') as Overlays['legal']['policy'] });
}
