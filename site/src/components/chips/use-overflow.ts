import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Whether a row is wider than its place. */
export const overflows = ({ scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollWidth > clientWidth;

/** As long as a row is wider than its place, and only then, the keyboard can reach it, to move it with the arrow keys. */
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
