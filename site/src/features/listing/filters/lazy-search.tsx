import { useLoaded } from '../../../requests/use-loaded';
import { LazyFallback } from '../../../components/lazy-fallback/lazy-fallback';
import type { SearchModalProps } from './search-modal';

/** Forms and their validation load with the first search, not with the list. */
const loadSearch = () => import('./search-modal');

/** The search dialog, loaded when it is first opened. */
export const LazySearch = (props: SearchModalProps) => {
  const { value, failure, retry } = useLoaded(loadSearch);
  return value ? (
    <value.SearchModal {...props} />
  ) : (
    <LazyFallback failure={failure} onRetry={retry} />
  );
};
