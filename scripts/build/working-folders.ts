import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, writeWhole } from '../lib/files';

/** What Gatsby keeps in a site's folder from one run to the next. */
const KEPT = ['.cache', 'public'];
const CACHE = join('node_modules', '.cache');
/** Names the code that they are of; is not there while Gatsby works, nor after a run that was cut off. */
const MARK = join(CACHE, 'site.code');

/** Throws away what Gatsby keeps: its next run is as from a fresh checkout. */
export async function forgetBuilds(site: string): Promise<void> {
  for (const name of KEPT) await rm(join(site, name), { recursive: true, force: true });
}

/**
 * Does `work`, in which Gatsby runs to its end. What an earlier run has left is thrown away first, unless it came to its
 * end and was of the same code. One that was cut off would have its pages kept, though the content that it had read
 * was never published; what was made of other code lies in `public` for good, and would be published with the rest.
 * @param code names the code
 */
export async function untilFinished<T>(
  site: string,
  code: string,
  work: () => Promise<T>,
): Promise<T> {
  const mark = join(site, MARK);
  if ((await readIfThere(mark)) !== code) await forgetBuilds(site);
  await rm(mark, { force: true });
  const result = await work();
  await writeWhole(mark, code);
  return result;
}
