import { useLoaded } from '../../../calls/use-loaded';
import { Coming } from '../../../components/coming/coming';
import type { SearchModalProps } from './search-modal';

/** Forms and their validation come with the first search, not with the list. */
const loadSearch = () => import('./search-modal');

/** The search of a list, loaded when it is first opened. */
export const LateSearch = (props: SearchModalProps) => {
  const { value, failure, retry } = useLoaded(loadSearch);
  return value ? <value.SearchModal {...props} /> : <Coming failure={failure} onRetry={retry} />;
};
