import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../cms/src/settings/env';
import { fingerprintOf } from '../lib/fingerprint';
import { cmsFolder, foldersOf, program } from '../lib/folders';
import { runProcess } from '../lib/processes';
import { runUnlessStamped } from '../lib/stamp';

const SOURCES = [
  'cms/src',
  'cms/config',
  'cms/tsconfig.json',
  'cms/package.json',
  'package-lock.json',
];

const dist = join(cmsFolder, 'dist');
/** The panel's own folder in it, which this build leaves alone. */
const PANEL = 'build';

/** Compiles the CMS into `cms/dist`, unless its sources are those of the last time. Answers whether it did. */
export async function buildCms(env: Env): Promise<boolean> {
  return runUnlessStamped(join(dist, '.compiled'), await fingerprintOf(SOURCES), async () => {
    const fresh = join(cmsFolder, 'dist.partial');
    await rm(fresh, { recursive: true, force: true });
    await runProcess({
      name: 'The compilation of the CMS',
      args: [program('tsc'), '-p', 'tsconfig.json', '--outDir', fresh],
      cwd: cmsFolder,
      env: {},
      log: join(foldersOf(env.dataDir).logs, 'cms-build.log'),
    });
    await replaceBuild(fresh);
  });
}

/** Puts a fresh compilation in place of the old one, in which files of deleted sources would be left. */
async function replaceBuild(fresh: string): Promise<void> {
  await mkdir(dist, { recursive: true });
  for (const name of await readdir(dist)) {
    if (name !== PANEL) await rm(join(dist, name), { recursive: true });
  }
  for (const name of await readdir(fresh)) await rename(join(fresh, name), join(dist, name));
  await rm(fresh, { recursive: true });
}
