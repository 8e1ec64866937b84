/** Adds the APIs that jsdom does not have. Tests of Node code have no window. */
if (typeof window !== 'undefined') {
  window.matchMedia = (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { CSS: { escape: (name: string) => name } });
}
