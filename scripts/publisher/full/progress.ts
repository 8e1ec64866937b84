import { log } from '../../lib/log';

const EVERY_MS = 2000;

/** Shows now and then how many pages are done and how many a second. */
export function pageProgress(): (done: number, total: number) => void {
  const start = performance.now();
  let shown = start;
  return (done, total) => {
    const now = performance.now();
    if (done < total && now - shown < EVERY_MS) return;
    shown = now;
    const rate = Math.round((done * 1000) / (now - start));
    log(`  ${String(done)} of ${String(total)} pages, ${String(rate)} a second`);
  };
}
