/** Until the page with its first pictures is there: what a reader does not wait for comes after it. */
export const pageLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => {
        window.addEventListener(
          'load',
          () => {
            resolve();
          },
          { once: true },
        );
      });
