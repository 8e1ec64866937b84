import type { Core } from '@strapi/strapi';
import { PERMISSIONS } from './site-token';

interface Router {
  readonly routes: readonly { readonly handler: unknown }[];
}
type RouterInput = Router | ((strapi: { readonly strapi: Core.Strapi }) => Router);

const FOR_THE_SITE: ReadonlySet<unknown> = new Set(PERMISSIONS);

/** It would fetch from wherever it is told, or led by redirects: also from inside. Pictures are sent as files. */
const FETCHES = 'admin-upload.uploadFromUrls';

/** Closes the media library's call that has the CMS fetch files from addresses. Before the routes are mounted. */
export function closeFetching(strapi: Core.Strapi): void {
  const { routes } = strapi.plugin('upload') as unknown as {
    readonly routes: { readonly admin: { routes: Router['routes'] } };
  };
  routes.admin.routes = routes.admin.routes.filter(({ handler }) => handler !== FETCHES);
}

/**
 * Closes the calls that Strapi's plugins bring along below `/api` (sign-in, users, uploads, mails, locales), but for
 * those that the site's token is for: all else is asked for by the contract alone. Before the routes are mounted.
 */
export function closePluginCalls(strapi: Core.Strapi): void {
  for (const [name, plugin] of Object.entries(strapi.plugins)) {
    const routes = plugin.routes as unknown as Readonly<Record<string, RouterInput>>;
    const all = routes['content-api'];
    if (!all) continue;
    const open = (input: { readonly strapi: Core.Strapi }): Router => {
      const router = typeof all === 'function' ? all(input) : all;
      const isOpen = ({ handler }: Router['routes'][number]) =>
        typeof handler === 'string' && FOR_THE_SITE.has(`plugin::${name}.${handler}`);
      return { ...router, routes: router.routes.filter(isOpen) };
    };
    Object.assign(plugin, { routes: { ...routes, 'content-api': open } });
  }
}
