import { Modal } from '../../../components/modal/modal';
import { KIND_FACTS, LISTS } from '../../../domain';
import type { ListKey } from '../../../domain';
import { FilterPanel } from './filter-panel';
import type { FilterPanelProps } from './filter-panel';

/** The title of the dialog: `Search Residential Property Available for Sale`. */
const titleOf = (list: ListKey): string =>
  `Search ${KIND_FACTS[LISTS[list].kind].category} Property Available for ${LISTS[list].offer}`;

export interface SearchModalProps extends FilterPanelProps {
  readonly isOpen: boolean;
}

/** The search dialog of a list. */
export const SearchModal = ({ isOpen, ...panel }: SearchModalProps) => (
  <Modal title={titleOf(panel.list)} isOpen={isOpen} onClose={panel.onCancel}>
    <FilterPanel {...panel} />
  </Modal>
);
