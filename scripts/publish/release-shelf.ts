import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleManifest } from '../../site/adapter/manifest';
import { readIfThere, unlessMissing } from '../lib/files';
import type { Folders } from '../lib/folders';
import { readFacts } from './release-facts';

/** Ends the name of a release that is being made or thrown away. */
export const PARTIAL = '.partial';

/** The numbers of the whole releases, newest first. */
export async function releaseNumbers({ releases }: Folders): Promise<number[]> {
  const names = (await unlessMissing(readdir(releases))) ?? [];
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => b - a);
}

/** The bundle that a release was rendered by. */
export const bundleOf = async ({ releases }: Folders, release: number): Promise<string> =>
  (await readFacts(join(releases, String(release)))).bundle;

/**
 * Throws away all but the newest `kept` releases, what was cut off of others, and the bundles that none of those
 * needs. A bundle younger than the newest release's is left: it waits for its publish. No release may be in the making.
 */
export async function prune(folders: Folders, kept: number): Promise<void> {
  const numbers = await releaseNumbers(folders);
  for (const number of numbers.slice(kept)) {
    const name = join(folders.releases, String(number));
    await rename(name, `${name}${PARTIAL}`);
  }
  for (const name of await readdir(folders.releases)) {
    if (name.endsWith(PARTIAL)) await rm(join(folders.releases, name), { recursive: true });
  }
  const needed = await Promise.all(numbers.slice(0, kept).map((n) => bundleOf(folders, n)));
  const [newest] = needed;
  const since = newest && (await builtAt(folders, newest));
  if (!since) return;
  for (const bundle of await readdir(folders.bundles)) {
    const made = await builtAt(folders, bundle);
    if (made && made < since && !needed.includes(bundle)) {
      await rm(join(folders.bundles, bundle), { recursive: true });
    }
  }
}

async function builtAt({ bundles }: Folders, bundle: string): Promise<string | undefined> {
  const text = await readIfThere(join(bundles, bundle, 'manifest.json'));
  return text === undefined ? undefined : (JSON.parse(text) as BundleManifest).createdAt;
}

/** The bundle of the newest release that another one than this rendered, as far as it is kept. */
export async function bundleBefore(folders: Folders, bundle: string): Promise<string | undefined> {
  for (const number of await releaseNumbers(folders)) {
    const name = await bundleOf(folders, number);
    if (name !== bundle && (await builtAt(folders, name)) !== undefined) return name;
  }
  return undefined;
}
