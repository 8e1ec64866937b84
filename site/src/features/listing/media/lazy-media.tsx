import { useLoaded } from '../../../requests/use-loaded';
import { LazyFallback } from '../../../components/lazy-fallback/lazy-fallback';
import type { MediaProps } from './media-view';

/** Loads the viewers when the first one opens, not with the page. */
const loadMedia = () => import('./media');

/** A listing's pictures or video above the page. */
export const LazyMedia = (props: MediaProps) => {
  const { value, failure, retry } = useLoaded(loadMedia);
  return value ? <value.Media {...props} /> : <LazyFallback failure={failure} onRetry={retry} />;
};
