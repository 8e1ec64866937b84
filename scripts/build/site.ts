import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../cms/src/settings/env';
import { editorialContent } from '../../site/plugins/gatsby-source-editorial/editorial-content';
import { CmsClient, RejectedRequest } from '../lib/cms-client';
import { Failure } from '../lib/failure';
import { fingerprintOf } from '../lib/fingerprint';
import { foldersOf, program, siteFolder } from '../lib/folders';
import { withLock } from '../lib/lock';
import { runProcess } from '../lib/processes';
import { isBundle, makeBundle } from './bundle-folder';
import { removeGatsbyCaches, withGatsbyCaches } from './gatsby-caches';

/** The sources of the pages. They include the publisher, because its code finishes each page. */
const SOURCES = ['site', 'cms/src/domain', 'scripts/publisher', 'package-lock.json'];

/** The lock of Gatsby's working folder: the checkout has only one, for all data folders. */
const LOCK = join(siteFolder, 'node_modules', '.cache', 'site.lock');

/** Runs `work` while no other process uses Gatsby's working folders. */
export const withSiteFolder = <T>(work: () => Promise<T>): Promise<T> =>
  withLock(
    LOCK,
    'The site is being built or developed by another command in this checkout: wait for it, or end it.',
    work,
  );

export interface BuiltSite {
  /** The bundle's folder. */
  readonly folder: string;
  /** False if a bundle of the same code and content existed already. */
  readonly built: boolean;
}

/**
 * Makes the bundle of the site's code and of the CMS's editorial content, unless it exists.
 * @param cms resolves when the CMS answers; undefined if it answers already. The very first build does not wait for it:
 *   Gatsby waits for the content itself.
 * @param isForced makes the bundle even if it exists, without Gatsby's caches
 * @throws Failure if the CMS does not answer or has no texts, or the build fails
 */
export async function buildSite(
  env: Env,
  cms?: Promise<unknown>,
  isForced = false,
): Promise<BuiltSite> {
  const { bundles } = foldersOf(env.dataDir);
  const code = await codeFingerprint(env);
  const nameOf = (editorial: string) => fingerprintOf([], { code, editorial });
  await mkdir(bundles, { recursive: true });
  const isAhead = cms !== undefined && (await readdir(bundles)).length === 0;
  if (!isAhead) {
    await cms;
    const folder = join(bundles, await nameOf(await readContent(env)));
    if (!isForced && (await isBundle(folder))) return { folder, built: false };
  }
  const make = async (bundle: string): Promise<string | undefined> => {
    const read = await withSiteFolder(async () => {
      if (isForced) await removeGatsbyCaches(siteFolder);
      return await withGatsbyCaches(siteFolder, code, () => runGatsby(env, bundle, isAhead));
    });
    // If the code changed meanwhile, the bundle can contain old or new code.
    return (await codeFingerprint(env)) === code ? await nameOf(read) : undefined;
  };
  return { folder: await makeBundle(bundles, make, isForced), built: true };
}

/** The fingerprint of everything in the pages except the editorial content. */
const codeFingerprint = ({ cmsUrl, siteUrl, objectStorage }: Env): Promise<string> =>
  fingerprintOf(SOURCES, { cmsUrl, siteUrl, pictures: objectStorage?.publicUrl ?? '' });

/** @throws Failure if the database has no texts */
async function readContent(env: Env): Promise<string> {
  const cms = new CmsClient(env.cmsInternalUrl, env.secrets.SITE_TOKEN);
  try {
    return await editorialContent((path) => cms.get(path));
  } catch (error) {
    if (!(error instanceof RejectedRequest) || error.status !== 404) throw error;
    throw new Failure(
      'The database has no texts, so no site can be built: bring them with `npm run seed -- --texts`.',
    );
  }
}

/** Runs `gatsby build`. Returns the editorial content that it read. */
async function runGatsby(env: Env, bundle: string, waitsForCms: boolean): Promise<string> {
  const content = `${bundle}.content`;
  try {
    await runProcess({
      name: 'The build of the site',
      args: [program('gatsby'), 'build'],
      cwd: siteFolder,
      env: {
        ...siteEnvironment(env),
        NODE_ENV: 'production',
        CI: 'true',
        // Webpack creates many objects: a larger young generation saves a third of collecting them. Workers refuse the flag
        // as an argument.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
        SITE_BUNDLE_DIR: bundle,
        SITE_CONTENT_FILE: content,
        ...(waitsForCms && { SITE_WAITS_FOR_CMS: 'true' }),
      },
      log: join(foldersOf(env.dataDir).logs, 'site-build.log'),
    });
    return await readFile(content, 'utf8');
  } finally {
    await rm(content, { force: true });
  }
}

/** The environment of the site's programs. */
export const siteEnvironment = (env: Env) => ({
  DATA_DIR: env.dataDir,
  CMS_URL: env.cmsInternalUrl,
  // Gatsby gives variables with this prefix to the browser.
  GATSBY_CMS_URL: env.cmsUrl,
  SITE_URL: env.siteUrl,
  SITE_TOKEN: env.secrets.SITE_TOKEN,
  GATSBY_TELEMETRY_DISABLED: '1',
});
