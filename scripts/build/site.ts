import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../cms/src/env';
import { readIfThere } from '../lib/files';
import { fingerprintOf } from '../lib/fingerprint';
import { foldersOf, program, siteFolder } from '../lib/folders';
import { withLock } from '../lib/lock';
import { runProcess } from '../lib/processes';
import { makeBundle } from './bundle-folder';
import { editorialContent } from './editorial';
import { untilFinished } from './working-folders';

const SOURCES = ['site', 'cms/src/domain', 'package-lock.json'];

/** Gatsby has one working folder in the checkout, whatever the data folder is. */
const LOCK = join(siteFolder, 'node_modules', '.cache', 'site.lock');

/** Does `work` while nobody else uses Gatsby's working folders. */
export const withSiteFolder = <T>(work: () => Promise<T>): Promise<T> =>
  withLock(
    LOCK,
    'The site is being built or developed by another command in this checkout: wait for it, or end it.',
    work,
  );

export interface BuiltSite {
  /** The bundle's folder. */
  readonly folder: string;
  /** False where there was a bundle of the same code and content already. */
  readonly built: boolean;
}

/**
 * Makes the bundle of the site's code and of the editorial content that the running CMS has now,
 * unless there is one. Throws a Failure where the CMS does not answer or the build fails.
 */
export async function buildSite(env: Env): Promise<BuiltSite> {
  const folders = foldersOf(env.dataDir);
  const { CMS_URL, SITE_TOKEN } = siteEnvironment(env);
  const { cmsUrl, siteUrl } = env;
  const fingerprintNow = async () =>
    fingerprintOf(SOURCES, {
      editorial: await editorialContent(CMS_URL, SITE_TOKEN),
      ...{ cmsUrl, siteUrl },
    });
  const fingerprint = await fingerprintNow();
  const folder = join(folders.bundles, fingerprint);
  if (await readIfThere(join(folder, 'manifest.json'))) return { folder, built: false };
  await mkdir(folders.bundles, { recursive: true });
  const build = (bundle: string) =>
    runProcess({
      name: 'The build of the site',
      args: [program('gatsby'), 'build'],
      cwd: siteFolder,
      env: {
        ...siteEnvironment(env),
        NODE_ENV: 'production',
        CI: 'true',
        SITE_BUNDLE_DIR: bundle,
        SITE_FINGERPRINT: fingerprint,
      },
      log: join(folders.logs, 'site-build.log'),
    });
  const code = await fingerprintOf(SOURCES, { cmsUrl, siteUrl });
  const make = (bundle: string) =>
    withSiteFolder(() => untilFinished(siteFolder, code, () => build(bundle)));
  const isAsBefore = async () => (await fingerprintNow()) === fingerprint;
  return { folder: await makeBundle(folder, make, isAsBefore), built: true };
}

/** What the site's own programs must be told of the environment and its secrets. */
export const siteEnvironment = (env: Env) => ({
  DATA_DIR: env.dataDir,
  CMS_URL: env.cmsInternalUrl,
  // Gatsby's name for what the browser may know.
  GATSBY_CMS_URL: env.cmsUrl,
  SITE_URL: env.siteUrl,
  SITE_TOKEN: env.secrets.SITE_TOKEN,
  GATSBY_TELEMETRY_DISABLED: '1',
});
