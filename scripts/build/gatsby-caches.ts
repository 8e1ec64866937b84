import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists, writeAtomically } from '../lib/files';

/** The folders that Gatsby keeps from one run to the next. */
const CACHE_FOLDERS = ['.cache', 'public'];
const CACHE = join('node_modules', '.cache');
/** A file with the code's name. It is missing while Gatsby works, and after an interrupted run. */
const COMPLETE_MARK = join(CACHE, 'site.code');

/** Removes Gatsby's caches, so that its next run starts as from a fresh checkout. */
export async function removeGatsbyCaches(site: string): Promise<void> {
  for (const name of CACHE_FOLDERS) await rm(join(site, name), { recursive: true, force: true });
}

/**
 * Runs `work`, a complete run of Gatsby. The caches stay only after a complete run of the same code: an interrupted run
 * leaves pages of unpublished content, and other code leaves files in `public` that would be published.
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
