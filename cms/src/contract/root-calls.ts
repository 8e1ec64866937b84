import type { Context } from 'koa';

interface RootCall {
  readonly path: string;
  /** Whether it is sent a form with files, and no JSON. */
  readonly takesFiles: boolean;
}

/** The contract's calls that stand beside `/api`. Each is a route of the same name below it. */
export const ROOT_CALLS: readonly RootCall[] = [
  { path: '/AddImage', takesFiles: true },
  { path: '/AddImages', takesFiles: true },
  { path: '/DeleteImage', takesFiles: false },
  { path: '/openapi.json', takesFiles: false },
];

const API = '/api';

/** A path as the router compares it: without regard to case or a last slash. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

const BY_PATH: ReadonlyMap<string, RootCall> = new Map(
  ROOT_CALLS.map((call) => [plain(call.path), call]),
);

/** The call beside `/api` that a request's path names, if it is one. */
export const rootCallAt = (path: string): RootCall | undefined => BY_PATH.get(plain(path));

/** Where the route of a root call stands. */
export const routeOf = ({ path }: RootCall): string => API + path;

/** Whether a request is a call of the contract. */
export const isContract = ({ path }: Pick<Context, 'path'>): boolean =>
  rootCallAt(path) !== undefined || `${plain(path)}/`.startsWith(`${API}/`);
