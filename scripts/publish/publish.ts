import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Env } from '../../cms/src/env';
import { eachLimited } from '../lib/each-limited';
import { foldersOf } from '../lib/folders';
import type { Bundle } from './bundle';
import type { Feed } from './cms-feed';
import { contentState } from './content-state';
import { planSite } from './plan';
import { Release } from './release';
import { servedFolder } from './release-facts';
import { releaseNumbers } from './release-shelf';
import { Renderer } from './renderer';
import { robotsText, Sitemaps } from './sitemap';
import { keepForOpenTabs, takeStaticFiles } from './static-files';

const MOST_PROCESSES = 4;

export interface Published {
  readonly release: number;
  readonly revision: number;
  readonly pages: number;
}

/**
 * Renders every page of listings from a bundle into a new release and makes that the served one.
 * When it fails, the site stays as it is. `onPage` hears of each page: how many are done, and of how many.
 */
export async function publish(
  env: Env,
  bundle: Bundle,
  feed: Feed,
  onPage: (done: number, total: number) => void,
): Promise<Published> {
  const folders = foldersOf(env.dataDir);
  // First: what is changed from now on may or may not be in the pages, and is published again.
  const revision = await feed.revision();
  const content = await contentState(feed);
  const earlier = await releaseNumbers(folders);
  const number = (earlier[0] ?? 0) + 1;
  const release = await Release.begin(folders, number, await servedFolder(folders.current));
  const sitemaps = new Sitemaps(env.siteUrl, (file, content) => release.write(file, content));
  const processes = Math.min(availableParallelism(), MOST_PROCESSES);
  const renderer = new Renderer(bundle, processes, join(folders.logs, 'publish.log'));
  try {
    await takeStaticFiles(release, bundle, sitemaps);
    await keepForOpenTabs(release, bundle, folders, earlier.slice(0, env.releasesKept));
    const pages = await renderPages({ release, bundle, feed, renderer, sitemaps, onPage });
    await sitemaps.finish();
    await release.write('robots.txt', robotsText(env.siteUrl));
    const published = { revision, publishedAt: new Date().toISOString() };
    await release.write('published.json', `${JSON.stringify(published)}\n`);
    await release.finish({ bundle: bundle.name, content, rewrites: bundle.manifest.rewrites });
    await release.swap(folders);
    return { release: number, revision, pages };
  } catch (error) {
    await release.abandon();
    throw error;
  } finally {
    renderer.close();
  }
}

interface Rendering {
  readonly release: Release;
  readonly bundle: Bundle;
  readonly feed: Feed;
  readonly renderer: Renderer;
  readonly sitemaps: Sitemaps;
  readonly onPage: (done: number, total: number) => void;
}

async function renderPages(rendering: Rendering): Promise<number> {
  const { release, bundle, feed, renderer, sitemaps, onPage } = rendering;
  const { total, pages } = await planSite(feed);
  let done = 0;
  await eachLimited(pages, renderer.capacity, async ({ path, answers, lastModified }) => {
    const page = await renderer.render(path, answers);
    if (page.status === 200) {
      await release.writePage(path, page);
      await sitemaps.add(path, lastModified ?? bundle.manifest.createdAt);
    }
    done += 1;
    onPage(done, Math.max(done, total));
  });
  return done;
}
