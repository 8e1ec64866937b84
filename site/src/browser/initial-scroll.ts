/** The session storage key in which Gatsby stores the scroll position of the first page. */
const scrollKey = (path: string): string => `@@scroll|${path}|initial`;

/**
 * Gatsby stores the scroll position by path: a fresh visit would begin at the position of the previous one. A reload
 * and the back button keep their position.
 */
export function resetInitialScroll(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate') return;
  try {
    sessionStorage.removeItem(scrollKey(window.location.pathname));
  } catch (error) {
    // A browser that denies access to its storage has stored no position.
    if (!(error instanceof DOMException)) throw error;
  }
}
