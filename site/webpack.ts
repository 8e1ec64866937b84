import { createHash } from 'node:crypto';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** What Gatsby has for every site and this one has no use for: scripts of others, which no page here may run, and a service worker. */
const UNUSED = [
  path.resolve('../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
  path.resolve('.cache/register-service-worker.js'),
];

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

interface Loader {
  readonly options?: { readonly modules?: { localIdentName?: string } };
}
interface Rule {
  readonly oneOf?: readonly Rule[];
  readonly use?: readonly Loader[];
}

interface Minimizer {
  readonly options: { readonly minimizer: { options: object } };
}

/** What Gatsby's webpack configuration holds, as far as it is changed here. */
interface WebpackConfig {
  readonly output: { hashDigestLength?: number; environment?: { readonly arrowFunction: boolean } };
  readonly module: { readonly rules: readonly Rule[] };
  readonly plugins: readonly { readonly options?: { ignoreOrder?: boolean } }[];
  readonly optimization?: {
    readonly minimizer?: readonly Minimizer[];
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
  createHash('sha1').update(chunks.map(nameOf).sort().join()).digest('hex').slice(0, 6);

/** Gatsby's names of what a page begins with: the app, and the page itself. */
const isFirst = ({ name }: Chunk): boolean =>
  name === 'app' || name?.startsWith('component---') === true;

/** The styles that each page begins with: those of what is opened come with it. */
const isFirstStyle = (module: Module, { chunkGraph }: Context): boolean =>
  module.type === 'css/mini-extract' &&
  [...chunkGraph.getModuleChunksIterable(module)].some(isFirst);

const rulesIn = (rules: readonly Rule[]): readonly Rule[] =>
  rules.flatMap((rule) => [rule, ...rulesIn(rule.oneOf ?? [])]);

/** Class names as short as they can be told apart: they stand in the scripts, the styles and each page. */
function shortenClassNames({ module }: WebpackConfig): void {
  for (const { use } of rulesIn(module.rules)) {
    for (const { options } of Array.isArray(use) ? (use as readonly Loader[]) : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base52:6]';
    }
  }
}

/**
 * Gatsby writes for browsers of before 2015, which none of its pages run in, and a shorter hash tells files apart: of as
 * few digits as `scripts/lib/hashed-name.ts` takes for one.
 */
function shortenScripts({ output, optimization }: WebpackConfig): void {
  output.hashDigestLength = 8;
  output.environment = { arrowFunction: true };
  for (const minimizer of optimization?.minimizer ?? []) {
    if (minimizer.constructor.name !== 'TerserPlugin') continue;
    minimizer.options.minimizer.options = { ecma: 2020 };
  }
}

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
  if (stage === 'build-javascript' || stage === 'build-html') shortenClassNames(config);
  if (stage === 'build-javascript') shortenScripts(config);
  actions.replaceWebpackConfig(config);
  // The model is pure: what a page does not use of it stays out of the browser's bundles.
  actions.setWebpackConfig({
    resolve: { alias: Object.fromEntries(UNUSED.map((file) => [file, false])) },
    module: {
      rules: [{ include: path.resolve('../cms/src/domain'), sideEffects: false }],
    },
  });
};
