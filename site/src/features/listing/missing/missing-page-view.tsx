import { useLoaded } from '../../../requests/use-loaded';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { PageFailure } from '../../../components/toast/page-failure';
import { useViewer } from '../use-viewer';
import type { MissingPage } from './missing-page';
import { MissingNotice } from './missing-notice';

interface MissingPageViewProps {
  readonly absent: MissingPage;
}

/** Pages come with their scripts when somebody may see what is not published. */
const loadUnpublished = () => import('./unpublished');

const LazyUnpublished = ({ absent }: MissingPageViewProps) => {
  const { value, failure, retry } = useLoaded(loadUnpublished);
  if (value) return <value.Unpublished absent={absent} />;
  if (failure) return <PageFailure {...failure} onRetry={retry} />;
  return <Skeleton rows={6} isPage />;
};

/** Stands for a page of properties that is not published: for staff as the CMS has it, for others word of it and the way to the list. */
export const MissingPageView = ({ absent }: MissingPageViewProps) =>
  useViewer(absent.area).seesUnpublished ? (
    <LazyUnpublished absent={absent} />
  ) : (
    <MissingNotice absent={absent} />
  );
