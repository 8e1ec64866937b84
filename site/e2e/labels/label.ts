import type { StateKey } from './states';

/** Texts that the seed documents have, and the state of the site that shows them. */
export interface Labels {
  readonly where: StateKey;
  readonly texts: readonly string[];
}

/** The same texts, shown in several states. */
export const labels = (where: readonly StateKey[], texts: readonly string[]): readonly Labels[] =>
  where.map((state) => ({ where: state, texts }));
