import { useCallback } from 'react';
import { useLoaded } from '../../../requests/use-loaded';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { DetailPage } from '../detail/detail-page';
import { ListPage } from '../list/list-page';
import type { MissingPage } from './missing-page';
import { fetchUnpublished } from './fetch-unpublished';
import { MissingNotice } from './missing-notice';

/** The CMS's version of an unpublished page, for users who may see it. */
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
