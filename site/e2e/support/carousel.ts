import type { Locator } from '@playwright/test';

/** The accessible name of the banner. */
export const BANNER = 'Our services in short';

/** The buttons of a banner or carousel. */
export const controlsOf = (place: Locator) => ({
  previous: place.getByRole('button', { name: 'Previous' }),
  stop: place.getByRole('button', { name: 'Stop' }),
  play: place.getByRole('button', { name: 'Play' }),
  next: place.getByRole('button', { name: 'Next' }),
});
