import { LIST_KEYS, LISTS } from '../../lib/domain';
import type { AppParameter, ListKey } from '../../lib/domain';

/**
 * The numbers of listings and reviews per page of a release. They are the site's parameters at the time of its publish.
 * A changed size needs a build, and takes effect with the release of that build.
 */
export type PageSizes = Pick<AppParameter, `limit${ListKey}` | 'limitReview'>;

export function pageSizesOf(parameter: AppParameter): PageSizes {
  const lists = LIST_KEYS.map((list) => {
    const { limitKey } = LISTS[list];
    return [limitKey, parameter[limitKey]] as const;
  });
  const sizes = Object.fromEntries(lists) as Record<`limit${ListKey}`, number>;
  return { ...sizes, limitReview: parameter.limitReview };
}
