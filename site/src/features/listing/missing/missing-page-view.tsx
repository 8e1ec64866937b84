import { useLoaded } from '../../../requests/use-loaded';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { PageFailure } from '../../../components/toast/page-failure';
import { useViewer } from '../use-viewer';
import type { MissingPage } from './missing-page';
import { MissingNotice } from './missing-notice';

interface MissingPageViewProps {
  readonly absent: MissingPage;
}

/** Loads the code of the pages if the user may see unpublished data. */
const loadUnpublished = () => import('./unpublished');

const LazyUnpublished = ({ absent }: MissingPageViewProps) => {
  const { value, failure, retry } = useLoaded(loadUnpublished);
  if (value) return <value.Unpublished absent={absent} />;
  if (failure) return <PageFailure {...failure} onRetry={retry} />;
  return <Skeleton rows={6} isPage />;
};

/**
 * A page of listings that is not published. Staff see the CMS's version; others see a notice with a link to the list.
 */
export const MissingPageView = ({ absent }: MissingPageViewProps) =>
  useViewer(absent.area).seesUnpublished ? (
    <LazyUnpublished absent={absent} />
  ) : (
    <MissingNotice absent={absent} />
  );
