import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../../cms/src/settings/env';
import { cmsEnvironment } from '../lib/cms-process';
import { readIfExists, writeAtomically } from '../lib/files';
import { fingerprintOf, runUnlessStamped } from '../lib/fingerprint';
import { cmsFolder, foldersOf } from '../lib/folders';
import { step } from '../lib/log';
import { runProcess } from '../lib/processes';
const SOURCES = [
  'cms/src/admin',
  'cms/src/domain',
  'cms/config',
  'cms/package.json',
  'package-lock.json',
];

const PROGRAM = fileURLToPath(new URL('panel-program.mjs', import.meta.url));
const dist = join(cmsFolder, 'dist');
const panel = join(dist, 'build');
/** A file with the fingerprint of the built sources. */
export const PANEL_STAMP = join(panel, '.built');
const INDEX = 'index.html';

/** The response of `/admin` until the first build of the panel exists. */
const PLACEHOLDER = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="5"><title>Dwarka Homes</title></head>
<body><p>The panel is being built. This page reloads by itself.</p></body>
</html>
`;

/**
 * Creates the panel's folder if it is missing, because the CMS searches for it only at its start. The CMS reads its
 * files for each request, so a panel that is built later needs no restart.
 */
export async function ensurePanelFolder(): Promise<void> {
  const index = join(panel, INDEX);
  if ((await readIfExists(index)) === undefined) await writeAtomically(index, PLACEHOLDER);
}

/**
 * Builds the CMS's panel into `cms/dist/build`, unless its sources have not changed since the last time. Strapi puts
 * only the path of CMS_URL into the build, and the path is empty, so one build works at every address. The CMS must be
 * compiled; it may run meanwhile, and serves the previous panel until then.
 * @returns whether it built
 * @throws Failure if the build fails
 */
export async function buildPanel(env: Env): Promise<boolean> {
  return runUnlessStamped(PANEL_STAMP, await fingerprintOf(SOURCES), async () => {
    const fresh = join(cmsFolder, 'dist.partial', 'panel', 'build');
    await runProcess({
      name: 'The build of the panel',
      args: [PROGRAM, cmsFolder, dist, fresh],
      cwd: cmsFolder,
      env: { ...cmsEnvironment(env), NODE_ENV: 'production' },
      log: join(foldersOf(env.dataDir).logs, 'panel-build.log'),
    });
    await replacePanel(fresh);
  });
}

/** `buildPanel` as a logged step of a command. */
export const ensurePanel = (env: Env): Promise<void> =>
  step('Building the panel', async (note) => {
    if (!(await buildPanel(env))) note('unchanged');
  });

/** Moves the files of a new panel into the served folder, the page last, then removes the previous files. */
async function replacePanel(fresh: string): Promise<void> {
  await mkdir(panel, { recursive: true });
  const before = await readdir(panel);
  const names = await readdir(fresh);
  const assets = names.filter((name) => name !== INDEX);
  for (const name of [...assets, INDEX]) await rename(join(fresh, name), join(panel, name));
  for (const name of before) {
    if (!names.includes(name)) await rm(join(panel, name), { recursive: true });
  }
  await rm(fresh, { recursive: true });
}
