/** The index of the item that a strip was scrolled to before hydration; 0 where nothing is laid out. */
export const scrolledIndex = (strip: HTMLElement, item: HTMLElement): number =>
  Math.round(strip.scrollLeft / item.offsetWidth) || 0;
