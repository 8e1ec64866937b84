import { formatDuration, step } from '../../lib/log';
import { buildStaticSite, planStaticSite, writePages } from '../servers/static-site';
import type { StaticSite } from '../servers/static-site';
import type { PublishingEnvironment } from './environment';

/** The peer of the publisher, built once from nothing. */
export interface BuiltSite {
  readonly site: StaticSite;
  readonly pages: number;
  readonly seconds: number;
}

const seconds = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

/** Has Gatsby build every page of what the CMS has as a plain static one, from nothing. */
export function buildFromNothing(place: string, { product, feed }: PublishingEnvironment) {
  return step('gatsby build of the same pages as static ones', async (note): Promise<BuiltSite> => {
    const site = await planStaticSite(place);
    const pages = await writePages(site, feed);
    note(`${pages.toLocaleString('en')} pages`);
    return { site, pages, seconds: await seconds(() => buildStaticSite(product.env, site)) };
  });
}

/** The same again with what the CMS has now; answers how many milliseconds Gatsby took. */
export function buildAgain({ site }: BuiltSite, { product, feed }: PublishingEnvironment) {
  return step('gatsby build again, one property changed', async (note) => {
    await writePages(site, feed);
    const took = 1000 * (await seconds(() => buildStaticSite(product.env, site)));
    note(formatDuration(took));
    return took;
  });
}
