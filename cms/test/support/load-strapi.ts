import path from 'node:path';
import type * as Strapi from '@strapi/strapi';
import type { Core } from '@strapi/strapi';

const APP_DIR = path.resolve(__dirname, '../..');
const DIST_DIR = path.join(APP_DIR, 'dist');
/** Modules with the state of a booted CMS: each boot loads them again, but not the packages that they depend on. */
const STATEFUL =
  /[\\/]@strapi[\\/](?:admin|content-manager|plugin-users-permissions|upload)[\\/]dist[\\/]/;

const isStateful = (file: string): boolean => file.startsWith(DIST_DIR) || STATEFUL.test(file);

/** A compiled module of the running CMS. @param name its path in `cms/src` */
export const moduleOfCms = (name: string): unknown => nodeRequire(path.join(DIST_DIR, 'src', name));

/** Boots the compiled CMS on the environment variables of the process. */
export function loadStrapi(): Promise<Core.Strapi> {
  unloadStateful();
  const { createStrapi } = nodeRequire('@strapi/strapi') as typeof Strapi;
  return createStrapi({ appDir: APP_DIR, distDir: DIST_DIR }).load();
}

/** The modules that stay list those that they have loaded: without removal, the list keeps each old CMS in memory. */
function unloadStateful(): void {
  for (const [file, loaded] of Object.entries(nodeRequire.cache)) {
    if (isStateful(file)) Reflect.deleteProperty(nodeRequire.cache, file);
    else if (loaded) loaded.children = loaded.children.filter(({ id }) => !isStateful(id));
  }
}
