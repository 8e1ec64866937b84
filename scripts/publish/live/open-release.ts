import { basename, join } from 'node:path';
import type { Env } from '../../../cms/src/env';
import { foldersOf } from '../../lib/folders';
import { Bundle } from '../bundle';
import type { Feed } from '../cms-feed';
import { pageProgress } from '../progress';
import { publish, startRenderer } from '../publish';
import type { Release } from '../release';
import { readFacts, readState } from '../release-facts';
import { SiteKeeper } from './site-keeper';

/** The bundle of the served release, where it is the wanted one and the release is of the CMS's own database. */
export async function goodBundle(
  env: Env,
  served: string,
  wanted: string,
  content: { readonly revision: number; readonly instance: string },
): Promise<Bundle | undefined> {
  const facts = await readFacts(served);
  const state = await readState(served);
  const isOfContent = state?.instance === content.instance && state.cursor <= content.revision;
  const isWanted = [facts.bundle, facts.insteadOf].includes(basename(wanted));
  if (!isOfContent || !isWanted) return undefined;
  return await Bundle.open(join(foldersOf(env.dataDir).bundles, facts.bundle));
}

/** Keeps a whole release true from now on. */
export const keep = (env: Env, feed: Feed, bundle: Bundle, release: Release): Promise<SiteKeeper> =>
  SiteKeeper.open(
    release,
    { bundle, feed, renderer: startRenderer(env, bundle, 'publish.log') },
    env.siteUrl,
  );

/** Publishes every page from a bundle into a new release, which is not served yet. */
export async function makeRelease(
  env: Env,
  feed: Feed,
  bundle: Bundle,
  builtAt: number,
  insteadOf?: string,
) {
  const renderer = startRenderer(env, bundle, 'publish.log');
  try {
    const more = insteadOf === undefined ? {} : { insteadOf };
    const onPage = pageProgress();
    const made = await publish(env, { bundle, feed, renderer, builtAt, onPage, ...more });
    const keeper = await SiteKeeper.open(made.release, { bundle, feed, renderer }, env.siteUrl);
    return { ...made, keeper };
  } catch (error) {
    renderer.close();
    throw error;
  }
}
