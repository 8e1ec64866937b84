/** The longest time that a browser takes to scroll a page smoothly. */
const SMOOTH_SCROLL_MS = 1000;

const isWithinThisPage = ({ origin, pathname, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && origin === window.location.origin && pathname === window.location.pathname;

/**
 * Enables smooth scrolling for links to an anchor of the current page only: a global style would also scroll smoothly
 * to the top of each new page. The style sheet respects reduced motion.
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
