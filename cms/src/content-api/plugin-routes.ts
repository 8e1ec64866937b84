import type { Core } from '@strapi/strapi';
import { PLUGIN_PERMISSIONS } from './site-token';

interface Router {
  readonly routes: readonly { readonly method: string; readonly handler: unknown }[];
}
type RouterInput = Router | ((strapi: { readonly strapi: Core.Strapi }) => Router);

const SITE_HANDLERS: ReadonlySet<unknown> = new Set(PLUGIN_PERMISSIONS);

/** The panel's calls of Strapi's plugins that are removed, by plugin. */
const UNUSED: Readonly<Record<string, (route: Router['routes'][number]) => boolean>> = {
  // It downloads from any address, even from the internal network (SSRF).
  upload: ({ handler }) => handler === 'admin-upload.uploadFromUrls',
  // They write the roles and the settings of the closed sign-in, past the write rules and the audit trail.
  'users-permissions': ({ method }) => method !== 'GET',
  // Any user of the panel could send any mail to anyone.
  email: ({ method }) => method !== 'GET',
};

/** Removes the panel's calls that nobody uses and that write past the rules. Must run before the routes are mounted. */
export function disableUnusedPanelRoutes(strapi: Core.Strapi): void {
  for (const [name, isUnused] of Object.entries(UNUSED)) {
    const { admin } = strapi.plugin(name).routes as unknown as {
      readonly admin: { routes: Router['routes'] };
    };
    admin.routes = admin.routes.filter((route) => !isUnused(route));
  }
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
