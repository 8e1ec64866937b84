import { useCallback } from 'react';
import { useLoaded } from '../../../requests/use-loaded';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { DetailPage } from '../detail/detail-page';
import { ListPage } from '../list/list-page';
import type { MissingPage } from './missing-page';
import { MissingNotice } from './missing-notice';
import { findListing } from '../requests';
import { appParameter } from '../../../requests/parameters';
import { EMPTY_SEARCH, LISTS } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { toDetailModel } from '../detail/detail-model';
import type { DetailModel } from '../detail/detail-model';
import { fetchListPage } from '../list/fetch-list-page';
import type { ListData } from '../list/list-data';

type Found =
  | { readonly what: 'property'; readonly area: Area; readonly published: DetailModel }
  | {
      readonly what: 'list page';
      readonly area: Area;
      readonly list: ListKey;
      readonly own: ListData;
    }
  | { readonly what: 'nothing' };

const NOTHING: Found = { what: 'nothing' };

/** Fetches the CMS's version of an unpublished page for the current user. @throws ApiError */
async function fetchUnpublished(absent: MissingPage, signal: AbortSignal): Promise<Found> {
  const { what, area } = absent;
  if (what === 'property') {
    const property =
      absent.id === '' ? null : await findListing(area, absent.kind, absent.id, signal);
    if (!property) return NOTHING;
    return { what, area, published: toDetailModel(property) };
  }
  const { list, page } = absent;
  if (!Number.isSafeInteger(page) || page < 1) return NOTHING;
  const { [LISTS[list].limitKey]: limit } = await appParameter(signal);
  const own = await fetchListPage(area, list, { search: EMPTY_SEARCH, page }, limit, signal);
  return own.lists.length === 0 && page > 1 ? NOTHING : { what, area, list, own };
}

/** The CMS's version of an unpublished page, for users with the right to see it. */
export const Unpublished = ({ absent }: { readonly absent: MissingPage }) => {
  const load = useCallback((signal: AbortSignal) => fetchUnpublished(absent, signal), [absent]);
  const { value: found, failure, retry } = useLoaded(load);
  if (failure) return <FailureNote {...failure} onRetry={retry} />;
  if (!found) return <Skeleton rows={6} isPage />;
  switch (found.what) {
    case 'property':
      return <DetailPage {...found} similar={[]} from={undefined} />;
    case 'list page':
      return <ListPage {...found} search="" />;
    case 'nothing':
      return <MissingNotice absent={absent} />;
  }
};
