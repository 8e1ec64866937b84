import { LISTS } from '../../lib/domain';
import type { Feed, ListPage } from '../feed/feed';
import type { PageSizes } from '../feed/page-sizes';
import { listPage, pagesOf } from '../pages/planned-page';
import type { PlannedPage } from '../pages/planned-page';
import type { ChangedListing } from './changed-listings';
import { keyOf } from './localities';
import type { Place } from './localities';

interface PageOfList extends Place {
  readonly page: number;
  /** What it shows, if it is known. */
  readonly shown?: ListPage | undefined;
}

/** The list pages that show the changed listings. If a list gained or lost a listing, its first page. */
export function affectedListPages(
  sizes: PageSizes,
  changed: readonly ChangedListing[],
  shifted: readonly Place[],
): readonly PageOfList[] {
  const own = changed.flatMap(({ after }): PageOfList[] => {
    if (!after) return [];
    const { area, list, position, pages } = after;
    const page = Math.floor(position / sizes[LISTS[list].limitKey]) + 1;
    return [{ area, list, page, shown: pages?.page }];
  });
  const isShifted = ({ area, list }: Place) =>
    shifted.some((one) => one.area === area && one.list === list);
  const first = shifted.map(({ area, list }) => ({ area, list, page: 1 }));
  // The last ones replace equal ones: they may have their content.
  return distinctPages([...first, ...own.filter((one) => one.page === 1 || !isShifted(one))]);
}

/** A page of a list; yields nothing if the list is too short now. */
export async function* plannedListPage(
  feed: Feed,
  sizes: PageSizes,
  { area, list, page, ...known }: PageOfList,
): AsyncGenerator<PlannedPage> {
  const limit = sizes[LISTS[list].limitKey];
  const shown = known.shown ?? (await feed.listPage(area, list, page, limit));
  if (page <= pagesOf(shown.count, limit)) yield listPage(area, list, page, { ...shown, limit });
}

function distinctPages(pages: readonly PageOfList[]) {
  const known = new Map(
    pages.map((one) => [keyOf(one.area, one.list, String(one.page)), one] as const),
  );
  return [...known.values()];
}
