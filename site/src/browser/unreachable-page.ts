import type { PageLoader } from './page-loader';

/** A small file that is never cached. */
const PROBE = '/published.json';

/** Whether the site responds at all, with any status. */
const isReachable = (): Promise<boolean> =>
  fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const isPage = (page: unknown): boolean =>
  typeof page === 'object' && page !== null && 'component' in page;

/**
 * Keeps the current page when the next one cannot be loaded. Gatsby would navigate the document, and without a
 * connection the browser would show its own error page.
 * @param onUnreachable called with a function that tries again
 */
export function keepPageWhenUnreachable(
  loader: PageLoader,
  onUnreachable: (retry: () => void) => void,
): void {
  const { loadPage } = loader;
  // Gatsby's loader never retries a failed page: load the document from the server instead.
  const open = async (address: string) => {
    if (await isReachable()) window.location.assign(address);
    else sayUnreachable(address);
  };
  const sayUnreachable = (address: string) => {
    onUnreachable(() => void open(address));
  };
  loader.loadPage = async (address, ...rest) => {
    const page = await loadPage(address, ...rest);
    if (isPage(page) || (await isReachable())) return page;
    sayUnreachable(address);
    // Gatsby would render any result: the promise stays pending.
    return new Promise(() => undefined);
  };
}
