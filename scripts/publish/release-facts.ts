import { readFile, readlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Rewrite } from '../../site/adapter/manifest';
import { unlessMissing } from '../lib/files';

/** What a release says of itself in a file that is not served. */
export interface ReleaseFacts {
  /** The bundle that rendered it. */
  readonly bundle: string;
  /** What the CMS held when it was begun, see `contentState`. */
  readonly content: string;
  readonly rewrites: readonly Rewrite[];
}

/** Its name begins with a dot, which no server answers. */
export const RELEASE_FILE = '.release.json';

export const readFacts = async (folder: string): Promise<ReleaseFacts> =>
  JSON.parse(await readFile(join(folder, RELEASE_FILE), 'utf8')) as ReleaseFacts;

/** The folder that the link `current` leads to; undefined before the first publish. */
export async function servedFolder(current: string): Promise<string | undefined> {
  const target = await unlessMissing(readlink(current));
  return target === undefined ? undefined : resolve(dirname(current), target);
}
