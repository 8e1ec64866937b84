import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

export const cmsFolder = join(repository, 'cms');
export const siteFolder = join(repository, 'site');

/**
 * Node's arguments for a program of the scripts.
 * @param name the name of a command, such as `publisher`, or the path of another program without `.ts`, such as
 *   `bench/load/program`
 */
export const scriptArgs = (name: string, ...args: readonly string[]): string[] => [
  join(repository, 'scripts', 'run.mjs'),
  name,
  ...args,
];

/** The program of an npm package, such as `gatsby`. */
export const program = (name: string): string => join(repository, 'node_modules', '.bin', name);

/** The compiler that checks types. `.bin/tsc` may be that of the other version, which ESLint needs. */
export const typescript = join(repository, 'node_modules', 'typescript-7', 'bin', 'tsc');

/** The folders of a data folder. */
export function foldersOf(dataDir: string) {
  const site = join(dataDir, 'site');
  return {
    data: dataDir,
    /** The stored pictures, served at `/uploads/`. */
    uploads: join(dataDir, 'public', 'uploads'),
    logs: join(dataDir, 'logs'),
    /** The folder of the published site. */
    site,
    bundles: join(site, 'bundles'),
    releases: join(site, 'releases'),
    /** The lock of the publishing process. */
    publishLock: join(site, 'publish.lock'),
    /** The link to the served release. */
    current: join(site, 'current'),
  };
}

export type Folders = Readonly<ReturnType<typeof foldersOf>>;
