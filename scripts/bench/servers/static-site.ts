import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Env } from '../../../cms/src/settings/env';
import { siteEnvironment } from '../../build/site';
import { LISTS, REGION_LISTS } from '../../lib/domain';
import { program, repository } from '../../lib/folders';
import { runProcess } from '../../lib/processes';
import type { Feed } from '../../publisher/feed/cms-feed';
import { detailPages, listPages } from '../../publisher/pages/site-plan';
import type { PageLine } from '../static-site/page-line';

/** The site's code with every page of listings as a plain static one, which only `gatsby build` renews. */
export interface StaticSite {
  /** Where Gatsby is run. */
  readonly folder: string;
  /** A line of JSON for each page. */
  readonly pages: string;
}

const MADE_BY_TOOLS = new Set(['node_modules', '.cache', 'public']);
/** Gatsby's own files are compiled as the site's are: from the folder in which it is run. */
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

/** The same pages of listings as a full publish makes, one after the other. */
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

/** Writes the pages of what the CMS has now; answers how many there are. */
export async function writePages({ pages }: StaticSite, feed: Feed): Promise<number> {
  const out = createWriteStream(pages);
  let count = 0;
  for await (const line of pageLines(feed)) {
    count += 1;
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return count;
}

/** Makes the static site in an empty folder; it has no pages yet, and nothing is built. */
export async function planStaticSite(app: string): Promise<StaticSite> {
  await mkdir(app, { recursive: true });
  await copySources(app);
  return { folder: join(app, 'site'), pages: join(app, 'pages.jsonl') };
}

/** One `gatsby build`, cold or warm as its folder is. */
export const buildStaticSite = (env: Env, { folder, pages }: StaticSite): Promise<void> =>
  runProcess({
    name: 'The build of the static site',
    args: [program('gatsby'), 'build'],
    cwd: folder,
    env: { ...siteEnvironment(env), NODE_ENV: 'production', CI: 'true', BENCH_PAGES: pages },
    log: join(folder, '..', 'build.log'),
  });
