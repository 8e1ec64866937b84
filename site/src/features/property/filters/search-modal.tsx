import { useLoaded } from '../../../calls/use-loaded';
import { Modal } from '../../../components/modal/modal';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { KIND_FACTS, LISTS } from '../../../domain';
import type { ListKey } from '../../../domain';
import type { FilterPanelProps } from './filter-panel';

/** Forms and their validation come with the first search, not with the list. */
const loadPanel = () => import('./filter-panel');

const LatePanel = (props: FilterPanelProps) => {
  const { value, failure, retry } = useLoaded(loadPanel);
  if (failure) return <FailureNote {...failure} onRetry={retry} />;
  return value ? <value.FilterPanel {...props} /> : <Skeleton rows={8} />;
};

/** The title of a list's search: `Search Residential Property Available for Sale`. */
const titleOf = (list: ListKey): string =>
  `Search ${KIND_FACTS[LISTS[list].kind].category} Property Available for ${LISTS[list].offer}`;

interface SearchModalProps extends FilterPanelProps {
  readonly isOpen: boolean;
}

/** The search of a list as a dialog. */
export const SearchModal = ({ isOpen, ...panel }: SearchModalProps) => (
  <Modal title={titleOf(panel.list)} isOpen={isOpen} onClose={panel.onCancel}>
    <LatePanel {...panel} />
  </Modal>
);
