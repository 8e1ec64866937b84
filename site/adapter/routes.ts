import type { IAdapter } from 'gatsby';
import type { Rewrite, StaticPage } from './manifest';

export type Route = Parameters<IAdapter['adapt']>[0]['routesManifest'][number];

const PUBLIC = 'public/';

const isPattern = (path: string): boolean => path.includes('*') || path.includes(':');

const htmlFile = (route: Route): string | undefined =>
  route.type === 'static' && route.filePath.endsWith('.html')
    ? route.filePath.slice(PUBLIC.length)
    : undefined;

/** The pages that stand in `public` as HTML under an address of their own. */
export const staticPages = (routes: readonly Route[]): StaticPage[] =>
  routes.flatMap((route) => {
    const file = htmlFile(route);
    return file && file.endsWith('index.html') && !isPattern(route.path)
      ? [{ path: route.path, file }]
      : [];
  });

/** The static pages that answer a whole family of addresses (`matchPath`), in Gatsby's order. */
export const rewritesOf = (routes: readonly Route[]): Rewrite[] =>
  routes.flatMap((route) => {
    const file = htmlFile(route);
    return file && isPattern(route.path) ? [{ match: route.path, file, status: 200 }] : [];
  });

/** The page addresses of the engine; its page data go without saying. */
export const renderedRoutes = (routes: readonly Route[], functionId: string): string[] =>
  routes
    .filter((route) => route.type === 'function' && route.functionId === functionId)
    .map((route) => route.path)
    .filter((path) => !path.startsWith('/page-data/'));
