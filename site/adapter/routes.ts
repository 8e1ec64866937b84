import type { IAdapter } from 'gatsby';
import type { Rewrite, StaticPage } from './manifest';

export type Route = Parameters<IAdapter['adapt']>[0]['routesManifest'][number];

const PUBLIC = 'public/';
const NOT_FOUND = '404.html';

const isPattern = (path: string): boolean => path.includes('*') || path.includes(':');

const htmlFile = (route: Route): string | undefined =>
  route.type === 'static' && route.filePath.endsWith('.html')
    ? route.filePath.slice(PUBLIC.length)
    : undefined;

/** The pages that exist in `public` as HTML and have an address of their own. */
export const staticPages = (routes: readonly Route[]): StaticPage[] =>
  routes.flatMap((route) => {
    const file = htmlFile(route);
    return file && file.endsWith('index.html') && !isPattern(route.path)
      ? [{ path: route.path, file }]
      : [];
  });

const isOfEngine = (route: Route, functionId: string): boolean =>
  route.type === 'function' &&
  route.functionId === functionId &&
  !route.path.startsWith('/page-data/');

/**
 * Returns the rewrites of the address patterns (`matchPath`), in Gatsby's order. A static page serves all addresses of
 * its pattern. For a pattern that the engine renders, an address without a file gets the 404 page, which starts the
 * app.
 */
export const rewritesOf = (routes: readonly Route[], functionId: string): Rewrite[] =>
  routes
    .filter(({ path }) => isPattern(path))
    .flatMap((route) => {
      const file = htmlFile(route);
      if (file) return [{ match: route.path, file, status: 200 }];
      const isRendered = isOfEngine(route, functionId);
      return isRendered ? [{ match: route.path, file: NOT_FOUND, status: 404 }] : [];
    });

/** Returns the page addresses of the engine, without those of its page data. */
export const renderedRoutes = (routes: readonly Route[], functionId: string): string[] =>
  routes.filter((route) => isOfEngine(route, functionId)).map((route) => route.path);
