import { LIST_KEYS, LISTS } from '../../lib/domain';
import type { AppParameter, ListKey } from '../../lib/domain';

/**
 * How many listings or reviews the pages of a release show: of the site's parameters as the CMS had them when it was
 * made. A change of them needs a build, and holds from the release that it makes.
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
