import { cmsSource } from './cms-source';
import type { Source } from './types';

/** The publisher sets its own source here before it renders. */
export const SOURCE_KEY = Symbol.for('dwarka-homes.source');

/** The source of this process: the publisher's, or the API (`gatsby develop`, `gatsby serve`). */
export function source(): Source {
  const own = (globalThis as { [SOURCE_KEY]?: Source })[SOURCE_KEY];
  return own ?? cmsSource();
}
