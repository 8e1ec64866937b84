import type { Context } from 'koa';

/** What stands beside `/api`; all else stands below it. */
const BESIDE: readonly string[] = [
  ...['/AddImage', '/AddImages', '/DeleteImage', '/openapi.json'],
  ...['/health', '/ready', '/metrics'],
];

const API = '/api';

/** A path as calls are found by it: without regard to case or a last slash. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

const PLAIN_BESIDE: ReadonlySet<string> = new Set(BESIDE.map(plain));

/** Where a route's path is asked for. */
export const addressOf = (path: string): string => (BESIDE.includes(path) ? path : API + path);

/** Whether a path is where Strapi's router has a route that clients reach beside `/api`: nobody reaches it there. */
export const isRouterAlias = (path: string): boolean =>
  plain(path).startsWith(`${API}/`) && PLAIN_BESIDE.has(plain(path).slice(API.length));

/** Whether a request is for the API, also where it has no such call. */
export const isContract = ({ path }: Pick<Context, 'path'>): boolean =>
  PLAIN_BESIDE.has(plain(path)) || `${plain(path)}/`.startsWith(`${API}/`);
