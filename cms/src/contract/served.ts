import findMyWay from 'find-my-way';
import type { HTTPMethod } from 'find-my-way';
import { OPENAPI_ROUTE } from '../openapi/routes';
import { METRICS_ROUTES } from '../metrics/routes';
import { FEED } from '../publisher/feed';
import { addressOf } from './addresses';
import type { Served } from './route';
import { ROUTES } from './routes';

/** All that the CMS answers itself, at its address: the contract's calls, their description, the publisher's feed, and what monitoring asks. */
export const SERVED: readonly Served[] = [...ROUTES, OPENAPI_ROUTE, ...FEED, ...METRICS_ROUTES].map(
  (one) => ({
    ...one,
    path: addressOf(one.path),
  }),
);

/** Whatever answers GET answers HEAD. */
const METHODS = { GET: ['GET', 'HEAD'], POST: ['POST'], PUT: ['PUT'] } satisfies Readonly<
  Record<Served['method'], HTTPMethod[]>
>;
const ALL = Object.values(METHODS).flat();

const table = findMyWay({ caseSensitive: false, ignoreTrailingSlash: true });
for (const one of SERVED) table.on(METHODS[one.method], one.path, () => undefined, one);

interface Found {
  readonly served: Served;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What answers a request, and what its path names; undefined where it is none of ours. */
export function servedAt(method: string, path: string): Found | undefined {
  const found = table.find(method as HTTPMethod, path);
  return found ? { served: found.store as Served, params: found.params } : undefined;
}

/** The methods by which a path is answered by us. */
export const methodsAt = (path: string): readonly string[] =>
  ALL.filter((method) => servedAt(method, path) !== undefined);
