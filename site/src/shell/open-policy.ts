import type { MouseEvent } from 'react';
import type { Overlays } from '../overlays/overlay-types';
import { openOverlay } from '../overlays/store';

/** A press that asks for another tab or window, or for the address itself, is the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Shows a policy above the page that one is on, instead of going to the policy's own page. */
export function openPolicy(event: MouseEvent, to: string): void {
  if (!isPlain(event)) return;
  event.preventDefault();
  openOverlay('legal', { policy: to.replaceAll('/', '') as Overlays['legal']['policy'] });
}
