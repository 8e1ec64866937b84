import { useEffect, useRef } from 'react';
import { guardBack } from '../browser/back-guard';

/**
 * Makes the browser's Back do the same as the close button, in place of leaving the page.
 * @param isOpen whether there is something to close
 */
export function useBackGuard(isOpen: boolean, close: () => void | Promise<void>): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? guardBack(() => latest.current()) : undefined), [isOpen]);
}
