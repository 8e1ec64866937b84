/** The calls of Gatsby's loader that name a page by its address. */
const LOADER_METHODS = [
  'loadPage',
  'loadPageSync',
  'enqueue',
  'hovering',
  'isPageNotFound',
] as const;

/** Gatsby's loader of page data, as it stands on the window. */
export type PageLoader = Record<
  (typeof LOADER_METHODS)[number],
  (address: string, ...rest: readonly unknown[]) => unknown
>;

declare global {
  interface Window {
    ___loader?: PageLoader;
    /** Of which page of Gatsby's the document is. */
    pagePath?: string;
  }
}

const withoutQuery = (address: string): string => address.split('?', 1)[0] ?? address;

const NOT_FOUND = '/404.html';

/**
 * Where nothing is, the document is the page that says so: Gatsby asks for the address's own data and for the address
 * again before it takes that page's.
 */
function skipNotFoundLookup(loader: PageLoader): void {
  const nowhere = window.location.pathname;
  const { loadPage, loadPageSync } = loader;
  const pageOf = (path: string) => (path === nowhere ? NOT_FOUND : path);
  loader.loadPage = (path, ...rest) => loadPage(pageOf(path), ...rest);
  loader.loadPageSync = (path, ...rest) => loadPageSync(pageOf(path), ...rest);
}

/**
 * A published page is the same for each query, but Gatsby fetches the data of a rendered page anew for each: from here
 * on it goes by the path alone.
 */
export function loadPagesByPath(loader: PageLoader): void {
  if (window.pagePath === NOT_FOUND) skipNotFoundLookup(loader);
  for (const name of LOADER_METHODS) {
    const call = loader[name];
    loader[name] = (address, ...rest) => call(withoutQuery(address), ...rest);
  }
}
