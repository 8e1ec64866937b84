import type { SetAsideRecord } from '../../lib/domain';
import type { Feed } from '../feed/feed';
import { closedPage, detailPage } from '../pages/planned-page';
import type { PlannedPage } from '../pages/planned-page';
import { isKind } from '../updater/changed-listings';
import { hasPlace } from './guarded-feed';

/** A record that is set aside, and the result of its trial. */
export interface TriedRecord {
  readonly record: SetAsideRecord;
  readonly state: 'faulty' | 'gone' | 'perhaps good';
}

/**
 * Retries records that are set aside, one after the other.
 * @param feed the CMS's feed, including these records
 * @param isRenderable whether a page can be rendered
 */
export async function tryRecords(
  records: readonly SetAsideRecord[],
  feed: Pick<Feed, 'closed' | 'listing'>,
  isRenderable: (planned: PlannedPage) => Promise<boolean>,
): Promise<readonly TriedRecord[]> {
  const stateOf = async ({ type, id }: SetAsideRecord): Promise<TriedRecord['state']> => {
    // If the record still cannot be rendered, the page that shows it leaves it out again.
    if (!isKind(type)) return 'perhaps good';
    const placed = await feed.listing(type, id);
    const closed = placed ? null : await feed.closed(type, id);
    const found = placed ?? closed;
    if (!found) return 'gone';
    if (!hasPlace(found)) return 'faulty';
    const { area, list, listing } = found;
    const page = closed
      ? closedPage(area, list, closed.listing, [])
      : detailPage(area, list, listing, { similar: [], median: null });
    return (await isRenderable(page)) ? 'perhaps good' : 'faulty';
  };
  const tried: TriedRecord[] = [];
  for (const record of records) tried.push({ record, state: await stateOf(record) });
  return tried;
}
