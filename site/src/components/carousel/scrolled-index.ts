/** The item that a strip, moved sideways before scripts came, has come to rest on; the first where nothing is laid out. */
export const scrolledIndex = (strip: HTMLElement, item: HTMLElement): number =>
  Math.round(strip.scrollLeft / item.offsetWidth) || 0;
