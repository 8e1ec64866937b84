import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { compilationName } from './compilation-name';
import * as ICONS from './src/components/icon/icons';
import { CHIPS } from './src/domain';

/** Parts of Gatsby that this site does not use: third-party scripts, which no page may run, and a service worker. */
const UNUSED = [
  path.resolve('../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
  path.resolve('.cache/register-service-worker.js'),
];

const DECODE_URI = path.resolve('stand-ins/decode-uri.ts');

interface Chunk {
  readonly name?: string | null | undefined;
}

interface Module {
  readonly type: string;
  readonly nameForCondition?: () => string | null;
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

interface SharedGroup {
  name: unknown;
  readonly priority: number;
  readonly test: (module: Module, context: Context) => boolean;
  readonly chunks?: (chunk: Chunk) => boolean;
}

/** The parts of Gatsby's webpack configuration that this file changes. */
interface WebpackConfig {
  devtool?: string | false;
  readonly output: {
    hashDigestLength?: number;
    chunkFilename?: string;
    environment?: { readonly arrowFunction: boolean };
  };
  readonly module: { readonly rules: readonly Rule[] };
  readonly plugins: readonly { readonly options?: { ignoreOrder?: boolean } }[];
  readonly optimization?: {
    readonly minimizer?: readonly Minimizer[];
    readonly splitChunks?: {
      readonly cacheGroups?: {
        readonly commons?: { chunks: (chunk: Chunk) => boolean };
        readonly shared?: SharedGroup;
        detail?: SharedGroup;
        readonly styles?: { test: (module: Module, context: Context) => boolean };
      };
    };
  };
}

/** Whether a chunk belongs to the first load: the app, or a page component. */
const isFirst = ({ name }: Chunk): boolean =>
  name === 'app' || name?.startsWith('component---') === true;

/** Whether a style belongs to the first load. Lazily loaded parts have style sheets of their own. */
const isFirstStyle = (module: Module, { chunkGraph }: Context): boolean =>
  module.type === 'css/mini-extract' &&
  [...chunkGraph.getModuleChunksIterable(module)].some(isFirst);

const rulesIn = (rules: readonly Rule[]): readonly Rule[] =>
  rules.flatMap((rule) => [rule, ...rulesIn(rule.oneOf ?? [])]);

/** Shortens class names as far as they stay unique, because scripts, styles and each page contain them. */
function shortenClassNames({ module }: WebpackConfig): void {
  for (const { use } of rulesIn(module.rules)) {
    for (const { options } of Array.isArray(use) ? (use as readonly Loader[]) : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base52:6]';
    }
  }
}

/**
 * Sets newer output for scripts: Gatsby targets browsers from before 2015, in which its pages do not run. The shorter
 * hash has the length that `scripts/lib/hashed-name.ts` recognises.
 */
function shortenScripts(config: WebpackConfig): void {
  const { output, optimization } = config;
  // A source map would publish the source code.
  config.devtool = false;
  output.hashDigestLength = 8;
  // The runtime of each page names its chunks by their ids alone, which is shorter.
  output.chunkFilename = '[id]-[contenthash].js';
  output.environment = { arrowFunction: true };
  for (const minimizer of optimization?.minimizer ?? []) {
    if (minimizer.constructor.name !== 'TerserPlugin') continue;
    // The second pass shortens what the first one inlined.
    minimizer.options.minimizer.options = { ecma: 2020, compress: { passes: 2 } };
  }
}

/**
 * Sets the loose mode of Babel for `?.` and `??`, which halves their code. Gatsby's preset compiles them for every
 * browser in strict form, which even handles `document.all`.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions, stage }) => {
  if (stage !== 'build-javascript') return;
  for (const operator of ['optional-chaining', 'nullish-coalescing-operator']) {
    const name = path.resolve(`../node_modules/@babel/plugin-proposal-${operator}`);
    actions.setBabelPlugin({ name, options: { loose: true } });
  }
};

const dataModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/**
 * The chips of a card as a constant module: the catalogue from which they are computed is larger than the page's own
 * script.
 */
const CHIP_MODULE = dataModule(`export const CHIPS = ${JSON.stringify(CHIPS)};`);

/** The name of lucide's file of an icon: `building-2.js` for `Building2`. */
export const iconFile = (name: string): string =>
  `${name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()}.js`;

const LUCIDE = path.resolve('../node_modules/lucide-react/dist/esm/icons');

/**
 * The module `icons.ts`, with each icon from its own file: from lucide's index, webpack would read all 1,660 of them. It
 * replaces every import of `./icons`, so no other module has that name.
 */
const ICON_MODULE = dataModule(
  Object.keys(ICONS)
    .map(
      (name) =>
        `export { default as ${name} } from ${JSON.stringify(path.join(LUCIDE, iconFile(name)))};`,
    )
    .join('\n'),
);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
  getConfig,
  stage,
}) => {
  const config = (getConfig as () => WebpackConfig)();
  // Class names are local to each file, so the order of the files does not matter.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name !== 'MiniCssExtractPlugin' || !plugin.options) continue;
    plugin.options.ignoreOrder = true;
  }
  const { commons, shared, styles } = config.optimization?.splitChunks?.cacheGroups ?? {};
  // The common chunk contains code that every page needs, not code that several lazy parts share.
  if (commons) commons.chunks = isFirst;
  // Gatsby names a shared chunk after the names of the chunks that share it, which dynamic imports do not have: all code
  // that any two of them share would be in one file, which each of them loads.
  if (shared) shared.name = false;
  // Webpack packs the code of cards with that of lists or of details, whichever is larger: a few lines more in one of
  // them would change the first load of both.
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (groups && shared) {
    groups.detail = {
      ...shared,
      priority: shared.priority + 1,
      test: (module, context) =>
        module.nameForCondition?.()?.includes('/features/listing/') === true &&
        shared.test(module, context),
      chunks: ({ name }) => !name || name === 'component---src-templates-detail-tsx',
    };
  }
  if (styles && stage === 'build-javascript') styles.test = isFirstStyle;
  if (stage === 'build-javascript' || stage === 'build-html') shortenClassNames(config);
  if (stage === 'build-javascript') shortenScripts(config);
  actions.replaceWebpackConfig(config);
  const replaceModule = plugins.normalModuleReplacement as (name: RegExp, by: string) => object;
  const provide = plugins.provide as (by: Readonly<Record<string, readonly string[]>>) => object;
  const isBrowser = stage === 'build-javascript';
  // The model has no side effects, so tree shaking can remove its unused parts from the bundles.
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...Object.fromEntries(UNUSED.map((file) => [file, false])),
        ...(isBrowser && {
          camelcase: path.resolve('stand-ins/camel-case.ts'),
          'prop-types': path.resolve('stand-ins/prop-types.js'),
        }),
      },
    },
    plugins: [
      replaceModule(/\/chip-list$/, CHIP_MODULE),
      replaceModule(/^\.\/icons$/, ICON_MODULE),
      ...(isBrowser ? [compilationName, provide({ decodeURI: [DECODE_URI, 'default'] })] : []),
    ],
    module: {
      rules: [{ include: path.resolve('../cms/src/domain'), sideEffects: false }],
    },
  });
};
