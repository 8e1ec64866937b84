/** The calls of Gatsby's loader that name a page by its address. */
const CALLS = ['loadPage', 'loadPageSync', 'enqueue', 'hovering', 'isPageNotFound'] as const;

/** Gatsby's loader of page data, as it stands on the window. */
export type PageLoader = Record<
  (typeof CALLS)[number],
  (address: string, ...rest: readonly unknown[]) => unknown
>;

declare global {
  interface Window {
    ___loader?: PageLoader;
  }
}

const withoutQuery = (address: string): string => address.split('?', 1)[0] ?? address;

/**
 * A published page is the same for each query, but Gatsby fetches the data of a rendered page anew for each: from here
 * on it goes by the path alone.
 */
export function loadPagesByPath(loader: PageLoader): void {
  for (const name of CALLS) {
    const call = loader[name];
    loader[name] = (address, ...rest) => call(withoutQuery(address), ...rest);
  }
}
