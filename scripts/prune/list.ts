import type { Orphan } from '../../cms/src/media/prune/messages';

const WHY: Readonly<Record<Orphan['kind'], string>> = {
  unnamed: 'no record names it',
  stray: 'a file of no picture',
};

/** Formats bytes as `12.3 kB` or `4.5 MB`. */
function size(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The lines to print: each orphan with its size, and the total. */
export function linesOf(orphans: readonly Orphan[], isDeleted: boolean): readonly string[] {
  if (orphans.length === 0) return ['Every stored picture is named: nothing to remove.'];
  const total = orphans.reduce((sum, { bytes }) => sum + bytes, 0);
  const what = `${String(orphans.length)} ${orphans.length === 1 ? 'picture' : 'pictures'}, ${size(total)}`;
  return [
    ...orphans.map(
      ({ path, kind, bytes }) => `${size(bytes).padStart(10)}  ${path}  (${WHY[kind]})`,
    ),
    isDeleted
      ? `Removed: ${what}.`
      : `To be removed: ${what}. Nothing was: npm run images:prune -- --delete does it.`,
  ];
}
