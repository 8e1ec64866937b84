import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Env } from '../../../cms/src/settings/env';
import { siteEnvironment } from '../../build/site';
import { LISTS, REGION_LISTS } from '../../lib/domain';
import { program, repository } from '../../lib/folders';
import { formatDuration, step } from '../../lib/log';
import { runProcess } from '../../lib/processes';
import type { Feed } from '../../publisher/feed/feed';
import { detailPages, listPages } from '../../publisher/pages/site-plan';
import { timed } from '../measure/statistics';
import type { PageLine } from '../static-site/page-line';
import type { PublishingEnvironment } from './environment';

/**
 * The publisher's peer: the site's code with every listing page as a plain static page, which only `gatsby build`
 * updates.
 */
interface StaticSite {
  /** Gatsby's working folder. */
  readonly folder: string;
  /** A file with one line of JSON for each page. */
  readonly lines: string;
}

/** The static site after its first build. */
export interface BuiltSite {
  readonly site: StaticSite;
  readonly pages: number;
  readonly seconds: number;
}

const MADE_BY_TOOLS = new Set(['node_modules', '.cache', 'public']);
/** The exports of the site's own file and of the bench. Gatsby compiles this file from the folder in which it runs. */
const GATSBY_NODE = `export { createSchemaCustomization, onCreateWebpackConfig } from './site-node';
export { createPages } from '../scripts/bench/static-site/create-pages';
`;

async function copySources(app: string): Promise<void> {
  for (const folder of ['site', 'cms/src/domain', 'scripts/bench/static-site']) {
    await cp(join(repository, folder), join(app, folder), {
      recursive: true,
      filter: (file) => !MADE_BY_TOOLS.has(basename(file)),
    });
  }
  await symlink(join(repository, 'node_modules'), join(app, 'node_modules'));
  await rename(join(app, 'site/gatsby-node.ts'), join(app, 'site/site-node.ts'));
  await writeFile(join(app, 'site/gatsby-node.ts'), GATSBY_NODE);
}

/** The listing pages of a full publish, in its order. */
async function* pageLines(feed: Feed): AsyncGenerator<PageLine> {
  const parameter = await feed.appParameter();
  for (const { area, list } of REGION_LISTS) {
    const { kind, limitKey } = LISTS[list];
    for await (const { path, answers } of detailPages(feed, area, list)) {
      const [answer] = Object.values(answers);
      yield { path, template: 'detail', context: { area, kind }, answer } as PageLine;
    }
    let page = 0;
    for await (const { path, answers } of listPages(feed, area, list, parameter[limitKey])) {
      const [answer] = Object.values(answers);
      page += 1;
      yield { path, template: 'list', context: { area, list }, page, answer } as PageLine;
    }
  }
}

/** Writes the pages of the CMS's current content. Returns their number. */
async function writePages({ lines }: StaticSite, feed: Feed): Promise<number> {
  const out = createWriteStream(lines);
  let count = 0;
  for await (const line of pageLines(feed)) {
    count += 1;
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return count;
}

/** Runs one `gatsby build`, cold or warm depending on its folder. */
const build = (env: Env, { folder, lines }: StaticSite) =>
  timed(() =>
    runProcess({
      name: 'The build of the static site',
      args: [program('gatsby'), 'build'],
      cwd: folder,
      env: { ...siteEnvironment(env), NODE_ENV: 'production', CI: 'true', BENCH_PAGES: lines },
      log: join(folder, '..', 'build.log'),
    }),
  );

/** Builds every page of the CMS's content as a plain static page, from nothing. */
export const buildFromNothing = (place: string, { product, feed }: PublishingEnvironment) =>
  step('gatsby build of the same pages as static ones', async (note): Promise<BuiltSite> => {
    await mkdir(place, { recursive: true });
    await copySources(place);
    const site = { folder: join(place, 'site'), lines: join(place, 'pages.jsonl') };
    const pages = await writePages(site, feed);
    note(`${pages.toLocaleString('en')} pages`);
    return { site, pages, seconds: (await build(product.env, site)).seconds };
  });

/** Builds the CMS's current content again. Returns Gatsby's time in milliseconds. */
export const buildAgain = ({ site }: BuiltSite, { product, feed }: PublishingEnvironment) =>
  step('gatsby build again, one property changed', async (note) => {
    await writePages(site, feed);
    const took = 1000 * (await build(product.env, site)).seconds;
    note(formatDuration(took));
    return took;
  });
