import { createHash } from 'node:crypto';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { TYPE_DEFINITIONS } from './plugins/gatsby-source-editorial/type-definitions';
import {
  AREAS,
  createPath,
  detailBase,
  LISTS,
  listPath,
  REGION_KINDS,
  REGION_LISTS,
  regionPath,
  SUPER_ADMIN_PATH,
  USER_DETAIL_BASE,
  USER_EDIT_BASE,
  USER_LIST_PATH,
} from './src/domain';
import { writeWebManifest } from './web-manifest';

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);

const FOREIGN_SCRIPTS = path.resolve(
  '../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
);

/** The legal texts' addresses are their keys. */
const LEGAL_KEYS = ['terms', 'cookie-policy', 'privacy-policy'] as const;

/** The pages of staff: the app fills them in the browser. */
const STAFF_PAGES = [
  { path: USER_LIST_PATH, component: 'user-list', hasId: false },
  { path: SUPER_ADMIN_PATH, component: 'super-admin', hasId: false },
  { path: USER_DETAIL_BASE, component: 'user-detail', hasId: true },
  { path: USER_EDIT_BASE, component: 'user-edit', hasId: true },
] as const;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(TYPE_DEFINITIONS);
};

/** One page a route: the build does not know how many listings there are. Beside them the manifest, whose name is content. */
export const createPages: GatsbyNode['createPages'] = async (gatsby) => {
  const { createPage } = gatsby.actions;
  createPage({ path: '/', matchPath: '/', component: template('landing'), context: {} });
  for (const area of AREAS) {
    const route = regionPath(area);
    createPage({ path: route, matchPath: route, component: template('region'), context: { area } });
  }
  for (const { area, list } of REGION_LISTS) {
    const route = listPath(area, list);
    const context = { area, list, kind: LISTS[list].kind };
    createPage({ path: route, matchPath: `${route}/*`, component: template('list'), context });
  }
  for (const { area, kind } of REGION_KINDS) {
    const route = detailBase(area, kind);
    const context = { area, kind };
    createPage({ path: route, matchPath: `${route}/*`, component: template('detail'), context });
    const form = createPath(area, kind);
    createPage({ path: form, component: template('listing-create'), context });
  }
  for (const { path: base, component, hasId } of STAFF_PAGES) {
    createPage({
      path: hasId ? `${base}/` : base,
      ...(hasId && { matchPath: `${base}/:id` }),
      component: template(component),
      context: {},
    });
  }
  for (const key of LEGAL_KEYS) {
    createPage({ path: `/${key}/`, component: template('legal'), context: { key } });
  }
  const { data } = await gatsby.graphql<{ strapiAppParameter: { brandName: string } | null }>(
    '{ strapiAppParameter { brandName } }',
  );
  await writeWebManifest(path.resolve('public'), data?.strapiAppParameter?.brandName);
};

interface Chunk {
  readonly name?: string | null | undefined;
  readonly groupsIterable: Iterable<{ readonly origins: readonly { readonly request: string }[] }>;
}

interface Module {
  readonly type: string;
}
interface Context {
  readonly chunkGraph: { getModuleChunksIterable: (module: Module) => Iterable<Chunk> };
}

/** What Gatsby's webpack configuration holds, as far as it is changed here. */
interface WebpackConfig {
  readonly plugins: readonly { readonly options?: { ignoreOrder?: boolean } }[];
  readonly optimization?: {
    readonly splitChunks?: {
      readonly cacheGroups?: {
        readonly commons?: { chunks: (chunk: Chunk) => boolean };
        readonly shared?: { name: (module: unknown, chunks: readonly Chunk[]) => string };
        readonly styles?: { test: (module: Module, context: Context) => boolean };
      };
    };
  };
}

/** What a part of the app that loads by itself is: its name, or what it is imported by. */
const nameOf = ({ name, groupsIterable }: Chunk): string =>
  name ??
  [...groupsIterable].flatMap(({ origins }) => origins.map(({ request }) => request)).join();

/**
 * Names what some parts of the app share by those parts. Gatsby goes by their names alone, which parts that load by
 * themselves do not have: whatever any two of them share would be one file, that each of them loads.
 */
const sharedName = (_module: unknown, chunks: readonly Chunk[]): string =>
  createHash('sha1').update(chunks.map(nameOf).sort().join()).digest('hex').slice(0, 8);

/** Gatsby's names of what a page begins with: the app, and the page itself. */
const isFirst = ({ name }: Chunk): boolean =>
  name === 'app' || name?.startsWith('component---') === true;

/** The styles that each page begins with: those of what is opened come with it. */
const isFirstStyle = (module: Module, { chunkGraph }: Context): boolean =>
  module.type === 'css/mini-extract' &&
  [...chunkGraph.getModuleChunksIterable(module)].some(isFirst);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  // Class names are each file's own, so that the order of the files says nothing.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name !== 'MiniCssExtractPlugin' || !plugin.options) continue;
    plugin.options.ignoreOrder = true;
  }
  const { commons, shared, styles } = config.optimization?.splitChunks?.cacheGroups ?? {};
  // What every page loads is what every page needs, not what as many parts share that are opened later.
  if (commons) commons.chunks = isFirst;
  if (shared) shared.name = sharedName;
  if (styles && stage === 'build-javascript') styles.test = isFirstStyle;
  actions.replaceWebpackConfig(config);
  // The model is pure: what a page does not use of it stays out of the browser's bundles. So does what Gatsby has for
  // scripts of others, which no page here may run.
  actions.setWebpackConfig({
    resolve: { alias: { [FOREIGN_SCRIPTS]: false } },
    module: { rules: [{ include: path.resolve('../cms/src/domain'), sideEffects: false }] },
  });
};
