import { useState } from 'react';
import { ChipScroller } from '../../../components/chips/chip-scroller';
import { RemovableChip } from '../../../components/chips/removable-chip';
import { Pager } from '../../../components/pager/pager';
import { lastPage } from '../../../components/pager/page-numbers';
import { FailureNote } from '../../../components/toast/failure-note';
import { PageFailure } from '../../../components/toast/page-failure';
import { useHydrated } from '../../../components/use-hydrated';
import { listHeading, listPath, listTitle, numberText } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import { cx } from '../../../styles/cx';
import { LazyStaffBar } from '../staff/lazy-tools';
import { EmptyList } from './empty-list';
import { ListBar } from './list-bar';
import type { ListData, TableView } from './list-data';
import { ListGrid } from './list-grid';
import type { ListView } from './list-view';
import * as styles from './list.module.css';
import { pageAddress, withQuery } from './queries';
import { useList } from './use-list';
import { IconButton } from '../../../components/icon-button/icon-button';

/** The target position in pixels. Source: docs/contract.md, "Lists and cards" */
const FAR_DOWN = 11_000;

/**
 * A button that scrolls to the end of a list. It is inside the list: a floating button would cover the buttons of the
 * first cards.
 */
const ScrollDown = () => (
  <IconButton
    icon="ArrowDown"
    label="Scroll to bottom"
    tip="left"
    onClick={() => {
      window.scrollTo({ top: FAR_DOWN });
    }}
  />
);

const CARDS = [1, 2, 3, 4, 5, 6];

interface ListSkeletonProps {
  /** Whether the content above the cards is complete: the position of the cards depends on it. */
  readonly isPlaced: boolean;
}

/** The skeleton of the first cards. A loading message appears after a moment. */
const ListSkeleton = ({ isPlaced }: ListSkeletonProps) => (
  <div className={styles.field} aria-hidden>
    <ul className={styles.grid}>
      {isPlaced && CARDS.map((card) => <li key={card} className={styles.ghost} />)}
    </ul>
    <p className={styles.loading}>Loading...</p>
  </div>
);

interface ListProps {
  readonly area: Area;
  readonly list: ListKey;
}

interface ListPageProps extends ListProps {
  /** The published page. */
  readonly own: ListData;
  /** The query of the address, with or without `?`. */
  readonly search: string;
}

/** The text of the shown range: `11–20 of 57`. */
function rangeText({ lists, count, limit, page }: ListData): string {
  const from = (page - 1) * limit + 1;
  return `${numberText(from)}–${numberText(from + lists.length - 1)} of ${numberText(count)}`;
}

/** Returns a new key once the chips are complete, because a replaced element does not count as a layout shift. */
const keyOf = ({ isRead }: ListView): string => (isRead ? 'read' : 'unread');

interface SummaryProps {
  readonly path: string;
  readonly view: ListView;
}

const Summary = ({ path, view }: SummaryProps) => {
  const { active, leftOut, data } = view;
  return (
    <div className={styles.summary}>
      {(active.length > 0 || leftOut) && (
        <ChipScroller label="Active filters" wraps>
          {leftOut && (
            <RemovableChip {...leftOut} without={withQuery(path, leftOut.without)} isNote />
          )}
          {active.map(({ label, value, without }) => (
            <RemovableChip
              key={`${label} ${value}`}
              label={label}
              value={value}
              without={withQuery(path, without)}
            />
          ))}
        </ChipScroller>
      )}
      <div key={keyOf(view)} className={styles.range}>
        {data && data.lists.length > 0 && (
          <>
            <p key={rangeText(data)} className="figures">
              {rangeText(data)}
            </p>
            <ScrollDown />
          </>
        )}
      </div>
    </div>
  );
};

interface WithoutCardsProps extends ListProps {
  readonly view: ListView;
  readonly onRetry: () => void;
}

/** The content without cards: loading, an error, or an empty list. */
const WithoutCards = ({ view, onRetry, ...list }: WithoutCardsProps) => {
  const { phase, isRead, failure } = view;
  if (phase === 'asking') return <ListSkeleton isPlaced={isRead} />;
  if (failure) {
    return (
      <div className={styles.failed}>
        <FailureNote {...failure} onRetry={onRetry} />
      </div>
    );
  }
  return <EmptyList {...list} isSearch={phase === 'found'} />;
};

/** The status for screen readers: a running search, its result, and ignored filters. */
function statusText({ phase, data, leftOut }: ListView, heading: string): string {
  if (phase === 'asking' && !data) return 'Loading...';
  const note = leftOut ? `${leftOut.label} ${leftOut.value}. ` : '';
  return phase === 'found' ? note + heading : note;
}

/** A list. It shows the published page, or runs the search of the address in the browser. */
export const ListPage = ({ area, list, own, search }: ListPageProps) => {
  const isInBrowser = useHydrated();
  const query = isInBrowser ? search.replace(/^\?/, '') : '';
  const [table, setTable] = useState<TableView | null>(null);
  const limit = table?.rows ?? own.limit;
  const { view, retry, refresh, show } = useList(area, list, query, own, limit);
  const { phase, failure } = view;
  // A page with another number of listings has other listings.
  const data = view.data?.limit === limit ? view.data : null;
  const path = listPath(area, list);
  const heading = data ? listHeading(area, list, data.count) : listTitle(area, list);
  const hrefOf = (page: number) => pageAddress(area, list, phase === 'own' ? '' : query, page);
  const [last, setLast] = useState<ListData | null>(null);
  const Results = table?.Table ?? ListGrid;
  if (isInBrowser && data && data !== last) setLast(data);
  // While a search runs, and after it fails, the earlier cards stay, dimmed.
  const shown = data ?? last;
  const hasCards = shown !== null && shown.lists.length > 0;
  const isKept = hasCards && data === null;

  return (
    <div className={cx('page', styles.page, !isInBrowser && styles.stored)}>
      <h1 className="page-title figures">{heading}</h1>
      <p className="visually-hidden" role="status">
        {statusText(view, heading)}
      </p>
      <ListBar area={area} list={list} query={query} active={view.active.length} />
      <LazyStaffBar
        area={area}
        list={list}
        query={query}
        data={data}
        cardsLimit={own.limit}
        hrefOf={hrefOf}
        onStale={refresh}
        onCards={show}
        onTable={setTable}
      />
      <Summary path={path} view={view} />
      <div key={keyOf(view)} className={styles.results} aria-busy={phase === 'asking'}>
        {isKept && failure && (
          <div className={styles.above}>
            <FailureNote {...failure} onRetry={retry} />
          </div>
        )}
        {hasCards ? (
          <Results
            area={area}
            data={shown}
            address={withQuery(listPath(area, list, query === '' ? shown.page : 1), query)}
            hrefOf={hrefOf}
            isWaiting={phase === 'asking' || phase === 'failed'}
            isLoading={phase === 'asking'}
          />
        ) : (
          <WithoutCards area={area} list={list} view={view} onRetry={retry} />
        )}
      </div>
      {data && (
        <div className={styles.pages}>
          <Pager page={data.page} last={lastPage(data.count, data.limit)} hrefOf={hrefOf} />
        </div>
      )}
      {failure && data && <PageFailure {...failure} onRetry={retry} />}
    </div>
  );
};
