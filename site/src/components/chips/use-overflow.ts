import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether a row is wider than its place. Only then can the keyboard reach it, to move it with the arrow keys. */
export function useOverflow(ref: RefObject<HTMLElement>): boolean {
  const [isTooLong, setTooLong] = useState(false);

  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const watcher = new ResizeObserver(() => {
      const overflows = row.scrollWidth > row.clientWidth;
      row.tabIndex = overflows ? 0 : -1;
      setTooLong(overflows);
    });
    watcher.observe(row);
    for (const item of row.children) watcher.observe(item);
    return () => {
      watcher.disconnect();
    };
  });
  return isTooLong;
}
