import findMyWay from 'find-my-way';
import type { HTTPMethod } from 'find-my-way';
import { addressOf } from './addresses';
import type { ServedRoute } from './route';

/** Whatever answers GET answers HEAD. */
const METHODS = { GET: ['GET', 'HEAD'], POST: ['POST'], PUT: ['PUT'] } satisfies Readonly<
  Record<ServedRoute['method'], HTTPMethod[]>
>;
const ALL_METHODS = Object.values(METHODS).flat();

interface FoundRoute {
  /** The route, its path as it is requested. */
  readonly route: ServedRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The routes that the CMS answers itself, by method and path. */
export interface RouteTable {
  /** The route of a request, and the values in its path; undefined for any other request. */
  readonly find: (method: string, path: string) => FoundRoute | undefined;
  /** The methods that a path has a route for. */
  readonly methodsAt: (path: string) => readonly string[];
}

/** Strapi's router tries several hundred patterns for each request, which takes longer than most calls. */
export function createRouteTable(routes: readonly ServedRoute[]): RouteTable {
  const table = findMyWay({ caseSensitive: false, ignoreTrailingSlash: true });
  for (const route of routes) {
    const path = addressOf(route.path);
    table.on(METHODS[route.method], path, () => undefined, { ...route, path });
  }
  const find: RouteTable['find'] = (method, path) => {
    const found = table.find(method as HTTPMethod, path);
    return found ? { route: found.store as ServedRoute, params: found.params } : undefined;
  };
  return {
    find,
    methodsAt: (path) => ALL_METHODS.filter((method) => find(method, path) !== undefined),
  };
}
