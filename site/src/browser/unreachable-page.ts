import type { PageLoader } from './page-loader';

/** Small, and never from a cache. */
const PROBE = '/published.json';

/** Whether the site answers at all, whatever it answers. */
const isReachable = (): Promise<boolean> =>
  fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const isPage = (page: unknown): boolean =>
  typeof page === 'object' && page !== null && 'component' in page;

/**
 * Gatsby opens the whole document where a page's parts do not come, which without a connection is the browser's own page
 * of errors. From here on the page that is read stays, and `onUnreachable` hears what to do to try again.
 */
export function keepPageWhenUnreachable(
  loader: PageLoader,
  onUnreachable: (retry: () => void) => void,
): void {
  const { loadPage } = loader;
  // What failed once, Gatsby's loader takes for failed for good: the document is opened then.
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
    // Gatsby goes on with whatever comes: nothing does.
    return new Promise(() => undefined);
  };
}
