import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists, writeAtomically } from '../lib/files';

/** What Gatsby keeps in a site's folder from one run to the next. */
const CACHE_FOLDERS = ['.cache', 'public'];
const CACHE = join('node_modules', '.cache');
/** Names the code that they are of; is not there while Gatsby works, nor after a run that was cut off. */
const COMPLETE_MARK = join(CACHE, 'site.code');

/** Throws away what Gatsby keeps: its next run is as from a fresh checkout. */
export async function removeGatsbyCaches(site: string): Promise<void> {
  for (const name of CACHE_FOLDERS) await rm(join(site, name), { recursive: true, force: true });
}

/**
 * Does `work`, in which Gatsby runs to its end. What an earlier run has left is thrown away first, unless it came to its
 * end and was of the same code. One that was cut off would have its pages kept, though the content that it had read
 * was never published; what was made of other code lies in `public` for good, and would be published with the rest.
 * @param code names the code
 */
export async function withGatsbyCaches<T>(
  site: string,
  code: string,
  work: () => Promise<T>,
): Promise<T> {
  const mark = join(site, COMPLETE_MARK);
  if ((await readIfExists(mark)) !== code) await removeGatsbyCaches(site);
  await rm(mark, { force: true });
  const result = await work();
  await writeAtomically(mark, code);
  return result;
}
