import { useLoaded } from '../../../calls/use-loaded';
import { Coming } from '../../../components/coming/coming';
import type { MediaProps } from './media-view';

/** The viewers come when the first is opened, not with the page. */
const loadMedia = () => import('./media');

/** A property's pictures or video above the page. */
export const LateMedia = (props: MediaProps) => {
  const { value, failure, retry } = useLoaded(loadMedia);
  return value ? <value.Media {...props} /> : <Coming failure={failure} onRetry={retry} />;
};
