import { useLoaded } from '../../../calls/use-loaded';
import { Modal } from '../../../components/modal/modal';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import type { MediaProps } from './media-view';

/** The viewers come when the first is opened, not with the page. */
const loadMedia = () => import('./media');

/** A property's pictures or video above the page. */
export const LateMedia = (props: MediaProps) => {
  const { value, failure, retry } = useLoaded(loadMedia);
  if (value) return <value.Media {...props} />;
  return (
    <Modal title={props.title} isOpen onClose={props.onClose}>
      {failure ? <FailureNote {...failure} onRetry={retry} /> : <Skeleton rows={3} />}
    </Modal>
  );
};
