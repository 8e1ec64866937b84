import { Modal } from '../../../components/modal/modal';
import { KIND_FACTS, LISTS, toQuery } from '../../../domain';
import type { ListKey, Area } from '../../../domain';
import { useCallback } from 'react';
import { mastersOf } from '../../../requests/masters';
import { useLoaded } from '../../../requests/use-loaded';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { useCan } from '../../../session/use-can';
import { FilterForm } from './filter-form';
import { parseListQuery } from '../parse-list-query';

interface FilterPanelProps {
  readonly area: Area;
  readonly list: ListKey;
  /** The query of the current address, with the current search. */
  readonly query: string;
  /** @param query the query for the address of the new search; empty without filters */
  readonly onSearch: (query: string) => void;
  readonly onCancel: () => void;
}

/** The content of the search dialog. It and the master lists load when the dialog first opens. */
const FilterPanel = ({ area, list, query, onSearch, onCancel }: FilterPanelProps) => {
  const { kind } = LISTS[list];
  const can = useCan();
  const load = useCallback((signal: AbortSignal) => mastersOf(area, kind, signal), [area, kind]);
  const { value: masters, failure, retry } = useLoaded(load);

  if (failure) return <FailureNote {...failure} onRetry={retry} />;
  if (!masters) return <Skeleton rows={8} />;
  return (
    <FilterForm
      area={area}
      list={list}
      search={parseListQuery(list, area, query, (guard) => can(guard, area)).search}
      masters={masters}
      onSearch={(search) => {
        onSearch(toQuery({ search, page: 1 }));
      }}
      onCancel={onCancel}
    />
  );
};

/** The title of the dialog: `Search Residential Property Available for Sale`. */
const titleOf = (list: ListKey): string =>
  `Search ${KIND_FACTS[LISTS[list].kind].category} Property Available for ${LISTS[list].offer}`;

export interface SearchModalProps extends FilterPanelProps {
  readonly isOpen: boolean;
}

export const SearchModal = ({ isOpen, ...panel }: SearchModalProps) => (
  <Modal title={titleOf(panel.list)} isOpen={isOpen} onClose={panel.onCancel}>
    <FilterPanel {...panel} />
  </Modal>
);
