/** The methods of Gatsby's loader that take a page's address. */
const LOADER_METHODS = [
  'loadPage',
  'loadPageSync',
  'enqueue',
  'hovering',
  'isPageNotFound',
] as const;

/** Gatsby's loader of page data, a global of the window. */
export type PageLoader = Record<
  (typeof LOADER_METHODS)[number],
  (address: string, ...rest: readonly unknown[]) => unknown
>;

declare global {
  interface Window {
    ___loader?: PageLoader;
    /** Gatsby's path of the page that the document was rendered from. */
    pagePath?: string;
  }
}

const withoutQuery = (address: string): string => address.split('?', 1)[0] ?? address;

const NOT_FOUND = '/404.html';

/** On the 404 page: Gatsby would request the data of the missing address twice before it uses that of the 404 page. */
function skipNotFoundLookup(loader: PageLoader): void {
  const nowhere = window.location.pathname;
  const { loadPage, loadPageSync } = loader;
  const pageOf = (path: string) => (path === nowhere ? NOT_FOUND : path);
  loader.loadPage = (path, ...rest) => loadPage(pageOf(path), ...rest);
  loader.loadPageSync = (path, ...rest) => loadPageSync(pageOf(path), ...rest);
}

/**
 * Ignores the query in the loader: a published page is the same for each query, but Gatsby would fetch its data for
 * each query again.
 */
export function loadPagesByPath(loader: PageLoader): void {
  if (window.pagePath === NOT_FOUND) skipNotFoundLookup(loader);
  for (const name of LOADER_METHODS) {
    const call = loader[name];
    loader[name] = (address, ...rest) => call(withoutQuery(address), ...rest);
  }
}
