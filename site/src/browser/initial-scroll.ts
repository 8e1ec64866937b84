/** Gatsby's name, in the session storage, for how far the page that was opened first was scrolled. */
const scrollKey = (path: string): string => `@@scroll|${path}|initial`;

/**
 * Gatsby keeps how far a page was scrolled by its path: one that is opened afresh would begin where the last visit left
 * it. A reload and the way back keep their place.
 */
export function resetInitialScroll(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate') return;
  try {
    sessionStorage.removeItem(scrollKey(window.location.pathname));
  } catch (error) {
    // A browser that denies its storage has kept nothing either.
    if (!(error instanceof DOMException)) throw error;
  }
}
