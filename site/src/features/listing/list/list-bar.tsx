import { useId, useState } from 'react';
import { navigate } from 'gatsby';
import { Button } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import { listPath, SORTINGS } from '../../../domain';
import type { Area, ListKey, Sorting } from '../../../domain';
import * as styles from './list.module.css';
import { sortingOf, withQuery, withSorting } from './queries';
import { useLoaded } from '../../../requests/use-loaded';
import { LazyFallback } from '../../../components/lazy-fallback/lazy-fallback';
import type { SearchModalProps } from '../filters/search-modal';

/** Loads the form and its validation with the first search, not with the list. */
const loadSearch = () => import('../filters/search-modal');

/** The search dialog. It loads when it first opens. */
const LazySearch = (props: SearchModalProps) => {
  const { value, failure, retry } = useLoaded(loadSearch);
  return value ? (
    <value.SearchModal {...props} />
  ) : (
    <LazyFallback failure={failure} onRetry={retry} />
  );
};

interface ListBarProps {
  readonly area: Area;
  readonly list: ListKey;
  readonly query: string;
  readonly active: number;
}

const sortingLabel = (sorting: Sorting): string =>
  sorting === 'none' ? 'None (newest first)' : sorting;

/** The search and the order of a list. They are always visible. */
export const ListBar = ({ area, list, query, active }: ListBarProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  const show = (next: string) => {
    navigate(withQuery(listPath(area, list), next));
  };
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  const search = (next: string) => {
    setOpen(false);
    if (next === query) return;
    // The module is already loaded with the dialog.
    void import('../../../browser/back-guard').then(({ navigatePastGuard }) => {
      navigatePastGuard(withQuery(listPath(area, list), next));
    });
  };

  return (
    <div className={styles.bar}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={open}>
        <Icon of="SlidersHorizontal" /> Filter
        {active > 0 && <span className={styles.badge}>{active}</span>}
      </Button>
      <div className={styles.sort}>
        <label htmlFor={id}>Sort</label>
        <select
          id={id}
          className={styles.select}
          value={sortingOf(query)}
          onChange={(event) => {
            show(withSorting(query, event.target.value as Sorting));
          }}
        >
          {SORTINGS.map((sorting) => (
            <option key={sorting} value={sorting}>
              {sortingLabel(sorting)}
            </option>
          ))}
        </select>
      </div>
      {wasOpen && (
        <LazySearch
          area={area}
          list={list}
          query={query}
          isOpen={isOpen}
          onSearch={search}
          onCancel={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
};
