/** As long as a browser takes to glide the whole of a page. */
const SMOOTH_SCROLL_MS = 1000;

const isWithinThisPage = ({ origin, pathname, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && origin === window.location.origin && pathname === window.location.pathname;

/**
 * From now on the way to an anchor of the page that is seen is glided, and no other: a style for all scrolling would
 * glide to the top of each page that is opened too. The style sheet leaves it out where less motion is wanted.
 */
export function enableSmoothAnchorScroll(): void {
  const { classList } = document.documentElement;
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !isWithinThisPage(link)) return;
      classList.add('smooth-scroll');
      window.setTimeout(() => {
        classList.remove('smooth-scroll');
      }, SMOOTH_SCROLL_MS);
    },
    { capture: true },
  );
}
