import { useCallback } from 'react';
import { mastersOf } from '../../../requests/masters';
import { useLoaded } from '../../../requests/use-loaded';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { LISTS, toQuery } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { useCan } from '../../../session/use-can';
import { FilterForm } from './filter-form';
import { parseListQuery } from '../parse-list-query';

export interface FilterPanelProps {
  readonly area: Area;
  readonly list: ListKey;
  /** The query of the address, with the current search. */
  readonly query: string;
  /** @param query for the address of the new search; empty without filters */
  readonly onSearch: (query: string) => void;
  readonly onCancel: () => void;
}

/** The content of the search dialog. It loads, with the master lists, when the dialog first opens. */
export const FilterPanel = ({ area, list, query, onSearch, onCancel }: FilterPanelProps) => {
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
