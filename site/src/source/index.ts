import { cmsSource } from './cms-source';
import type { Source } from './types';

/** The key of the source that the publisher sets before it renders. */
export const SOURCE_KEY = Symbol.for('dwarka-homes.source');

/** The source of this process: the publisher's source, or the API (`gatsby develop`, `gatsby serve`). */
export function source(): Source {
  const own = (globalThis as { [SOURCE_KEY]?: Source })[SOURCE_KEY];
  return own ?? cmsSource();
}
