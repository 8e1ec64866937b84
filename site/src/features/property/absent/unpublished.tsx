import { useCallback } from 'react';
import { useLoaded } from '../../../calls/use-loaded';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { DetailPage } from '../detail/detail-page';
import { ListPage } from '../list/list-page';
import type { Absent } from './absent-at';
import { findAbsent } from './find-absent';
import { Gone } from './gone';

/** What the CMS has of a page that is not published, for those who may see it. */
export const Unpublished = ({ absent }: { readonly absent: Absent }) => {
  const load = useCallback((signal: AbortSignal) => findAbsent(absent, signal), [absent]);
  const { value: found, failure, retry } = useLoaded(load);
  if (failure) return <FailureNote {...failure} onRetry={retry} />;
  if (!found) return <Skeleton rows={6} isPage />;
  switch (found.what) {
    case 'property':
      return <DetailPage {...found} similar={[]} from={undefined} />;
    case 'list page':
      return <ListPage {...found} search="" />;
    case 'nothing':
      return <Gone absent={absent} />;
  }
};
