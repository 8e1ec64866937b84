import { constants } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AdapterInit, IAdapter } from 'gatsby';
import type { BundleManifest } from './manifest';
import { renderedRoutes, rewritesOf, staticPages } from './routes';

type Context = Parameters<IAdapter['adapt']>[0];

const ENGINE = 'ssr-engine';
const DATASTORE = '.cache/data/datastore/data.mdb';

/**
 * A copy, because Gatsby continues to write to its folders and a bundle never changes. The copy shares blocks if the
 * file system supports it.
 */
const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE } as const;

async function manifestOf(context: Context, entryPoint: string): Promise<BundleManifest> {
  if (context.routesManifest.some((route) => route.type === 'redirect')) {
    throw new Error('createRedirect is not supported: the static server knows no redirects.');
  }
  const appData = JSON.parse(await readFile('public/page-data/app-data.json', 'utf8')) as {
    webpackCompilationHash: string;
  };
  return {
    createdAt: new Date().toISOString(),
    webpackCompilationHash: appData.webpackCompilationHash,
    entryPoint,
    renderedRoutes: renderedRoutes(context.routesManifest, ENGINE),
    staticPages: staticPages(context.routesManifest),
    rewrites: rewritesOf(context.routesManifest, ENGINE),
  };
}

async function writeBundle(context: Context, folder: string): Promise<void> {
  const engine = context.functionsManifest.find((entry) => entry.functionId === ENGINE);
  if (!engine) throw new Error('Gatsby made no engine: no page has a getServerData.');
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  // Earlier builds may have left source maps in the folder. They are not published.
  const filter = (file: string) => !file.endsWith('.map');
  await cp('public', join(partial, 'public'), { ...COPY, filter });
  const beside = engine.requiredFiles.filter((file) => !file.startsWith('public/'));
  for (const file of beside) {
    await mkdir(join(partial, dirname(file)), { recursive: true });
    await cp(file, join(partial, file), COPY);
  }
  // Without the datastore, the engine creates an empty one and renders pages without content.
  const datastore = await stat(join(partial, DATASTORE));
  if (datastore.size === 0) throw new Error('The datastore of the build is empty.');
  // The engine is CommonJS. This file prevents a parent folder's `package.json` from changing that.
  await writeFile(join(partial, 'package.json'), '{ "type": "commonjs" }\n');
  const manifest = await manifestOf(context, engine.pathToEntryPoint);
  await writeFile(join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(partial, folder);
}

/**
 * Turns a build into an immutable bundle in the folder SITE_BUNDLE_DIR: `public`, Gatsby's engine for the rendered
 * pages, and `manifest.json`. Without that variable it does not change the build.
 */
const bundleAdapter: AdapterInit = () => ({
  name: 'bundle',
  config: () => ({
    excludeDatastoreFromEngineFunction: false,
    supports: { pathPrefix: false, trailingSlash: ['never', 'always', 'ignore'] },
  }),
  async adapt(context) {
    const folder = process.env.SITE_BUNDLE_DIR;
    if (folder) await writeBundle(context, folder);
  },
});

export default bundleAdapter;
