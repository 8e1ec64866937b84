import { join } from 'node:path';
import type { Env } from '../../cms/src/settings/env';
import { cmsEnvironment } from '../lib/cms-process';
import { fingerprintOf } from '../lib/fingerprint';
import { cmsFolder, foldersOf, program } from '../lib/folders';
import { runProcess } from '../lib/processes';
import { runUnlessStamped } from '../lib/stamp';

const SOURCES = [
  'cms/src/admin',
  'cms/src/domain',
  'cms/config',
  'cms/package.json',
  'package-lock.json',
];

/**
 * Builds the CMS's panel into `cms/dist/build`, unless its sources are those of the last time: of CMS_URL Strapi puts
 * the path alone into it, and it has none, so that one build is good at every address.
 * The CMS must be compiled, and looks for the folder once, when it starts. Answers whether it did.
 */
export async function buildPanel(env: Env): Promise<boolean> {
  const stamp = join(cmsFolder, 'dist', 'build', '.built');
  return runUnlessStamped(stamp, await fingerprintOf(SOURCES), () =>
    runProcess({
      name: 'The build of the panel',
      args: [program('strapi'), 'build'],
      cwd: cmsFolder,
      env: { ...cmsEnvironment(env), NODE_ENV: 'production' },
      log: join(foldersOf(env.dataDir).logs, 'panel-build.log'),
    }),
  );
}
