import { useLoaded } from '../../../calls/use-loaded';
import { Coming } from '../../../components/coming/coming';
import { useViewer } from '../use-viewer';
import type { Absent } from './absent-at';
import { Gone } from './gone';

interface AbsentPageProps {
  readonly absent: Absent;
}

/** Pages come with their scripts when somebody may see what is not published. */
const loadUnpublished = () => import('./unpublished');

const LateUnpublished = ({ absent }: AbsentPageProps) => {
  const { value, failure, retry } = useLoaded(loadUnpublished);
  if (value) return <value.Unpublished absent={absent} />;
  return <Coming failure={failure} onRetry={retry} />;
};

/** Stands for a page of properties that is not published: for staff as the CMS has it, for others word of it and the way to the list. */
export const AbsentPage = ({ absent }: AbsentPageProps) =>
  useViewer(absent.area).mustBeNow ? <LateUnpublished absent={absent} /> : <Gone absent={absent} />;
