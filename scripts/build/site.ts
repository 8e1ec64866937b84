import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../cms/src/settings/env';
import { editorialContent } from '../../site/plugins/gatsby-source-editorial/editorial-content';
import { CmsClient } from '../lib/cms-client';
import { fingerprintOf } from '../lib/fingerprint';
import { foldersOf, program, siteFolder } from '../lib/folders';
import { withLock } from '../lib/lock';
import { runProcess } from '../lib/processes';
import { isBundle, makeBundle } from './bundle-folder';
import { withGatsbyCaches } from './gatsby-caches';

/** What pages are made of; the publisher finishes each, so its code counts. */
const SOURCES = ['site', 'cms/src/domain', 'scripts/publisher', 'package-lock.json'];

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
 * Makes the bundle of the site's code and of the editorial content that the running CMS has while it is built, unless
 * there is one. Throws a Failure where the CMS does not answer or the build fails.
 */
export async function buildSite(env: Env): Promise<BuiltSite> {
  const folders = foldersOf(env.dataDir);
  const { CMS_URL, SITE_TOKEN } = siteEnvironment(env);
  const { cmsUrl, siteUrl, objectStorage } = env;
  const pictures = objectStorage?.publicUrl ?? '';
  const codeNow = () => fingerprintOf(SOURCES, { cmsUrl, siteUrl, pictures });
  const code = await codeNow();
  const nameOf = (editorial: string) => fingerprintOf([], { code, editorial });
  const cms = new CmsClient(CMS_URL, SITE_TOKEN);
  const folder = join(
    folders.bundles,
    await nameOf(await editorialContent((path) => cms.get(path))),
  );
  if (await isBundle(folder)) return { folder, built: false };
  await mkdir(folders.bundles, { recursive: true });
  const make = async (bundle: string): Promise<string | undefined> => {
    const read = await withSiteFolder(() =>
      withGatsbyCaches(siteFolder, code, () => build(env, bundle)),
    );
    // Code that was changed meanwhile may be in it or not.
    return (await codeNow()) === code ? await nameOf(read) : undefined;
  };
  return { folder: await makeBundle(folders.bundles, make), built: true };
}

/** Runs `gatsby build`; answers what it read of editorial content. */
async function build(env: Env, bundle: string): Promise<string> {
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
        SITE_BUNDLE_DIR: bundle,
        SITE_CONTENT_FILE: content,
      },
      log: join(foldersOf(env.dataDir).logs, 'site-build.log'),
    });
    return await readFile(content, 'utf8');
  } finally {
    await rm(content, { force: true });
  }
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
