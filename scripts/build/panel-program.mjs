/**
 * Builds Strapi's panel like `strapi build`, but without its second compilation of the CMS, and into a separate folder.
 * `strapi build` first empties the folder that the running CMS serves, and fills it a minute later.
 * Arguments: the CMS's folder, the compiled CMS, and the folder for the panel.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const [, , appDir, distDir, outDir] = process.argv;
const require = createRequire(path.join(appDir, 'package.json'));
const node = path.join(path.dirname(require.resolve('@strapi/strapi')), 'src/node');

const { createStrapi } = require('@strapi/strapi');
const { createBuildContext } = require(path.join(node, 'create-build-context.js'));
const { writeStaticClientFiles } = require(path.join(node, 'staticFiles.js'));
const { build } = require(path.join(node, 'vite/build.js'));

const logger = { ...console, debug: () => undefined };
const strapi = createStrapi({ appDir, distDir, autoReload: true, serveAdminPanel: false });
// Strapi empties the folder `build` in it, and writes there.
strapi.config.set('dirs.dist.root', path.dirname(outDir));
const options = { bundler: 'vite', minify: true };
const context = await createBuildContext({ cwd: appDir, logger, strapi, options });
await writeStaticClientFiles(context);
await build(context);
process.exit();
