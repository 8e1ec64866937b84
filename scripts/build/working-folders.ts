import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from '../lib/files';

/** What Gatsby keeps in a site's folder from one run to the next. */
const KEPT = ['.cache', 'public'];
const CACHE = join('node_modules', '.cache');
/** Stands while Gatsby works: whoever finds it knows that it was cut off. */
const UNFINISHED = join(CACHE, 'site.unfinished');

/** Throws away what Gatsby keeps: its next run is as from a fresh checkout. */
export async function forgetBuilds(site: string): Promise<void> {
  for (const name of KEPT) await rm(join(site, name), { recursive: true, force: true });
}

/**
 * Does `work`, in which Gatsby runs to its end. What an earlier run that was cut off has left is thrown away first:
 * it would take the content for published that the other one had read, and keep the old pages.
 */
export async function untilFinished<T>(site: string, work: () => Promise<T>): Promise<T> {
  const mark = join(site, UNFINISHED);
  if ((await readIfThere(mark)) !== undefined) await forgetBuilds(site);
  await mkdir(join(site, CACHE), { recursive: true });
  await writeFile(mark, '');
  const result = await work();
  await rm(mark);
  return result;
}
