import { readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BundleManifest } from '../../../site/adapter/manifest';
import { readIfExists, undefinedIfMissing } from '../../lib/files';
import type { Folders } from '../../lib/folders';
import type { PageSizes } from '../feed/page-sizes';
import { readFacts, servedFolder } from './release-facts';
import { readState } from './release-state';
import type { ReleaseState } from './release-state';

/** The suffix of a release that is being made or removed. */
export const PARTIAL_SUFFIX = '.partial';

/** The numbers of the complete releases, newest first. */
export async function releaseNumbers({ releases }: Folders): Promise<number[]> {
  const names = (await undefinedIfMissing(readdir(releases))) ?? [];
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => b - a);
}

/** The number of a complete release, from its folder. */
export const numberOf = (folder: string): number => Number(basename(folder));

/** The bundle that rendered a release. */
export const bundleOf = async ({ releases }: Folders, release: number): Promise<string> =>
  (await readFacts(join(releases, String(release)))).bundle;

/**
 * Removes the releases after the served one: a publisher that was killed before its swap left them. They were never
 * served, so a rollback must not use them, and they do not count as kept.
 */
export async function removeUnservedReleases(folders: Folders): Promise<void> {
  const served = await servedFolder(folders.current);
  if (served === undefined) return;
  for (const number of (await releaseNumbers(folders)).filter((one) => one > numberOf(served)))
    await removeRelease(folders, number);
}

/** Renames the release first, so that an interrupted removal leaves no damaged release. */
async function removeRelease({ releases }: Folders, number: number): Promise<void> {
  const folder = join(releases, String(number));
  await rename(folder, `${folder}${PARTIAL_SUFFIX}`);
  await rm(`${folder}${PARTIAL_SUFFIX}`, { recursive: true });
}

/**
 * Removes all but the newest `kept` releases, incomplete releases, and the bundles that no kept release needs. A bundle
 * newer than the bundle of the newest release stays, because its publish is still to come. No release may be in
 * progress.
 */
export async function pruneReleases(folders: Folders, kept: number): Promise<void> {
  const numbers = await releaseNumbers(folders);
  for (const number of numbers.slice(kept)) await removeRelease(folders, number);
  for (const name of await readdir(folders.releases)) {
    if (name.endsWith(PARTIAL_SUFFIX)) await rm(join(folders.releases, name), { recursive: true });
  }
  const needed = await Promise.all(numbers.slice(0, kept).map((n) => bundleOf(folders, n)));
  const [newest] = needed;
  const since = newest && (await bundleCreatedAt(folders, newest));
  if (!since) return;
  for (const bundle of await readdir(folders.bundles)) {
    const made = await bundleCreatedAt(folders, bundle);
    if (made && made < since && !needed.includes(bundle)) {
      await rm(join(folders.bundles, bundle), { recursive: true });
    }
  }
}

async function bundleCreatedAt({ bundles }: Folders, bundle: string): Promise<string | undefined> {
  const text = await readIfExists(join(bundles, bundle, 'manifest.json'));
  return text === undefined ? undefined : (JSON.parse(text) as BundleManifest).createdAt;
}

/** The target of a rollback. */
export interface EarlierRelease {
  readonly number: number;
  readonly bundle: string;
  readonly pageSizes: PageSizes | undefined;
  /** The target's state when another release replaced it; undefined if the state is missing. */
  readonly state: ReleaseState | undefined;
}

/**
 * The newest release before the served one with other code or editorial content, if its bundle is kept. A rollback
 * counts as its target release, so that another rollback goes further back.
 */
export async function findEarlierRelease(
  folders: Folders,
  served: number,
): Promise<EarlierRelease | undefined> {
  const factsOf = (number: number) => readFacts(join(folders.releases, String(number)));
  const { bundle: current, rollback } = await factsOf(served);
  const from = rollback?.to ?? served;
  for (const number of (await releaseNumbers(folders)).filter((one) => one < from)) {
    const { bundle, pageSizes, rollback: before } = await factsOf(number);
    if (bundle === current || (await bundleCreatedAt(folders, bundle)) === undefined) continue;
    const state = await readState(join(folders.releases, String(number)));
    return { number: before?.to ?? number, bundle, pageSizes, state };
  }
  return undefined;
}
