import findMyWay from 'find-my-way';
import type { HTTPMethod } from 'find-my-way';
import type { Context } from 'koa';
import type { ServedRoute } from './route';

/** A route for GET also handles HEAD. */
const METHODS = { GET: ['GET', 'HEAD'], POST: ['POST'], PUT: ['PUT'] } satisfies Readonly<
  Record<ServedRoute['method'], HTTPMethod[]>
>;
const ALL_METHODS = Object.values(METHODS).flat();

const API = '/api';

/** The normalized path for finding calls: lower case, without a trailing slash. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** The path of requests for a route. */
export const addressOf = ({ path, atRoot }: Pick<ServedRoute, 'path' | 'atRoot'>): string =>
  atRoot ? path : API + path;

interface FoundRoute {
  /** The route with the path of its requests. */
  readonly route: ServedRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The routes that the CMS handles itself, by method and path. */
export interface RouteTable {
  /** The route of a request and the values in its path; undefined if there is no route. */
  readonly find: (method: string, path: string) => FoundRoute | undefined;
  /** The methods for which a path has a route. */
  readonly methodsAt: (path: string) => readonly string[];
  /** Whether a request is for the API, even for an unknown call. */
  readonly isContract: (request: Pick<Context, 'path'>) => boolean;
  /** Whether a path is the copy below `/api` of a route at the root. Strapi's router has it, but clients get 404. */
  readonly isRouterAlias: (path: string) => boolean;
}

/**
 * Creates the route table. Strapi's router is slow: it tries several hundred patterns for each request, which takes
 * longer than most calls.
 */
export function createRouteTable(routes: readonly ServedRoute[]): RouteTable {
  const table = findMyWay({ caseSensitive: false, ignoreTrailingSlash: true });
  const atRoot = new Set(routes.flatMap((route) => (route.atRoot ? plain(route.path) : [])));
  for (const route of routes) {
    const path = addressOf(route);
    table.on(METHODS[route.method], path, () => undefined, { ...route, path });
  }
  const find: RouteTable['find'] = (method, path) => {
    const found = table.find(method as HTTPMethod, path);
    return found ? { route: found.store as ServedRoute, params: found.params } : undefined;
  };
  return {
    find,
    methodsAt: (path) => ALL_METHODS.filter((method) => find(method, path) !== undefined),
    isContract: ({ path }) => atRoot.has(plain(path)) || `${plain(path)}/`.startsWith(`${API}/`),
    isRouterAlias: (path) =>
      plain(path).startsWith(`${API}/`) && atRoot.has(plain(path).slice(API.length)),
  };
}
