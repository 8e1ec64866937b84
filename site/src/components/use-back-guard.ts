import { useEffect, useRef } from 'react';
import { guardBack } from '../browser/back-guard';

/**
 * Makes the browser's Back call `close`, as the close button does, and not leave the page.
 * @param isOpen whether there is an open part to close
 */
export function useBackGuard(isOpen: boolean, close: () => void | Promise<void>): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? guardBack(() => latest.current()) : undefined), [isOpen]);
}
