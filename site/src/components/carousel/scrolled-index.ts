/** Returns the index of the item to which a strip was scrolled before hydration; 0 without a layout. */
export const scrolledIndex = (strip: HTMLElement, item: HTMLElement): number =>
  Math.round(strip.scrollLeft / item.offsetWidth) || 0;
