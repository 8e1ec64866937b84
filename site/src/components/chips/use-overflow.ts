import { useEffect } from 'react';
import type { RefObject } from 'react';

export const overflows = ({ scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollWidth > clientWidth;

/** Makes a row focusable while it overflows, so that the arrow keys can scroll it. */
export function useOverflow(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const watcher = new ResizeObserver(() => {
      row.tabIndex = overflows(row) ? 0 : -1;
    });
    watcher.observe(row);
    for (const item of row.children) watcher.observe(item);
    return () => {
      watcher.disconnect();
    };
  });
}
