import type { Core } from '@strapi/strapi';
import { PLUGIN_PERMISSIONS } from './site-token';

interface Router {
  readonly routes: readonly { readonly handler: unknown }[];
}
type RouterInput = Router | ((strapi: { readonly strapi: Core.Strapi }) => Router);

const SITE_HANDLERS: ReadonlySet<unknown> = new Set(PLUGIN_PERMISSIONS);

/** This call downloads from any address, even from the internal network (SSRF). */
const UPLOAD_FROM_URLS = 'admin-upload.uploadFromUrls';

/** Removes the media library's call that downloads files from URLs. Must run before the routes are mounted. */
export function disableUploadFromUrls(strapi: Core.Strapi): void {
  const { routes } = strapi.plugin('upload') as unknown as {
    readonly routes: { readonly admin: { routes: Router['routes'] } };
  };
  routes.admin.routes = routes.admin.routes.filter(({ handler }) => handler !== UPLOAD_FROM_URLS);
}

/**
 * Removes the routes of Strapi's plugins below `/api` (login, users, uploads, mails, locales), except those that the
 * token of the site's build needs. Must run before the routes are mounted.
 */
export function disablePluginRoutes(strapi: Core.Strapi): void {
  for (const [name, plugin] of Object.entries(strapi.plugins)) {
    const routes = plugin.routes as unknown as Readonly<Record<string, RouterInput>>;
    const all = routes['content-api'];
    if (!all) continue;
    const open = (input: { readonly strapi: Core.Strapi }): Router => {
      const router = typeof all === 'function' ? all(input) : all;
      const isOpen = ({ handler }: Router['routes'][number]) =>
        typeof handler === 'string' && SITE_HANDLERS.has(`plugin::${name}.${handler}`);
      return { ...router, routes: router.routes.filter(isOpen) };
    };
    Object.assign(plugin, { routes: { ...routes, 'content-api': open } });
  }
}
