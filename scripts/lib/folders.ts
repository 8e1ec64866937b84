import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

export const cmsFolder = join(repository, 'cms');
export const siteFolder = join(repository, 'site');

/**
 * What Node is given to run a program of the scripts.
 * @param name of a command, as `publisher`, or the path of another program without `.ts`, as `bench/load/program`
 */
export const scriptArgs = (name: string, ...args: readonly string[]): string[] => [
  join(repository, 'scripts', 'run.mjs'),
  name,
  ...args,
];

/** The program that a package of the repository brings, as `gatsby`. */
export const program = (name: string): string => join(repository, 'node_modules', '.bin', name);

export interface Folders {
  readonly data: string;
  /** The stored pictures, answered at `/uploads/`. */
  readonly uploads: string;
  readonly logs: string;
  /** Everything of the published site. */
  readonly site: string;
  readonly bundles: string;
  readonly releases: string;
  /** Held by whoever publishes. */
  readonly publishLock: string;
  /** The link to the release that is served. */
  readonly current: string;
}

/** Where the parts of the data folder lie. */
export function foldersOf(dataDir: string): Folders {
  const site = join(dataDir, 'site');
  return {
    data: dataDir,
    uploads: join(dataDir, 'public', 'uploads'),
    logs: join(dataDir, 'logs'),
    site,
    bundles: join(site, 'bundles'),
    releases: join(site, 'releases'),
    publishLock: join(site, 'publish.lock'),
    current: join(site, 'current'),
  };
}
