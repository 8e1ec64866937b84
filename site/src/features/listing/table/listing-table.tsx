import { useId } from 'react';
import { Link } from 'gatsby';
import { Icon } from '../../../components/icon/icon';
import { Picture } from '../../../components/picture/picture';
import { SelectBox } from '../../../components/select-box/select-box';
import { detailPath, kindOf, listOfListing, listTitle } from '../../../domain';
import type { Rows } from '../../../domain';
import { cx } from '../../../styles/cx';
import type { ResultsProps } from '../list/list-data';
import { Placeholder } from '../placeholder/placeholder';
import { ColumnChooser } from './column-chooser';
import { ExportButton } from './export-button';
import { COLUMNS, nextSort } from './columns';
import type { ColumnName, FactName, Sort } from './columns';
import { setDisplay, useDisplay } from './display';
import { keepPlace } from './keep-place';
import { PriceCell } from './price-cell';
import type { CellProps } from './price-cell';
import { RecentChanges } from './recent-changes';
import { RowsChoice } from './rows-choice';
import { SelectionBar } from './selection-bar';
import { StageCell } from './stage-cell';
import * as styles from './table.module.css';
import { useSelection } from './use-selection';
import { useSorted } from './use-sorted';

/** React 18 has no `inert` property. Some screen readers support only `aria-hidden`. */
const INERT = { inert: '', 'aria-hidden': true };

/** The keyboard must be able to scroll a wide table. */
const SCROLLED = { role: 'region', tabIndex: 0 };

interface HeadingProps {
  readonly name: ColumnName;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort | null) => void;
}

const Heading = ({ name, sort, onSort }: HeadingProps) => {
  const order = sort?.by === name ? sort : null;
  return (
    <th scope="col" aria-sort={order ? (order.isDescending ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className={cx(styles.sort, order && styles.sorted)}
        onClick={() => {
          onSort(nextSort(sort, name));
        }}
      >
        {COLUMNS[name].label}
        <Icon of={order?.isDescending ? 'ArrowDown' : 'ArrowUp'} size={16} />
      </button>
    </th>
  );
};

const Fact = ({ name, ...cell }: CellProps & { readonly name: FactName }) => {
  switch (name) {
    case 'price':
      return (
        <td>
          <PriceCell {...cell} />
        </td>
      );
    case 'stage':
      return (
        <td>
          <StageCell {...cell} />
        </td>
      );
    default:
      return <td>{COLUMNS[name].text(cell.listing)}</td>;
  }
};

/** The listings of a list as a table for staff. */
export function ListingTable(props: ResultsProps) {
  const { area, data, address, hrefOf, isWaiting, isLoading } = props;
  const { lists, count } = data;
  const id = useId();
  const { columns, rows } = useDisplay();
  const { sorted, sort, onSort } = useSorted(lists);
  const ids = lists.map(({ _id }) => _id);
  const selection = useSelection(ids, address);
  const { selected, select } = selection;
  const list = lists[0] && listOfListing(lists[0]).key;
  const choose = (chosen: readonly FactName[]) => {
    setDisplay({ columns: chosen });
  };
  const chooseRows = (chosen: Rows) => {
    keepPlace(isWaiting ? null : data, chosen, hrefOf);
    setDisplay({ rows: chosen });
  };
  return (
    <div className={styles.whole}>
      <ColumnChooser chosen={columns} onChosen={choose}>
        <RowsChoice rows={rows} onChosen={chooseRows} />
        {list && <ExportButton area={area} list={list} address={address} />}
        <RecentChanges area={area} />
      </ColumnChooser>
      <div
        className={cx(styles.scroll, isWaiting && styles.dimmed)}
        aria-labelledby={id}
        {...SCROLLED}
        {...(isWaiting && INERT)}
        data-keep-clear
      >
        <table className={styles.table}>
          <caption id={id} className="visually-hidden">
            {list && listTitle(area, list)}
          </caption>
          <thead>
            <tr>
              <Heading name="code" {...{ sort, onSort }} />
              <td className={styles.box}>
                <SelectBox
                  label="Select All on This Page"
                  isSelected={selected.length === ids.length}
                  onSelect={(isSelected) => {
                    select(ids, isSelected);
                  }}
                />
              </td>
              {columns.map((name) => (
                <Heading key={name} {...{ name, sort, onSort }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((listing) => (
              <tr key={listing._id}>
                <th scope="row">
                  <Link
                    className={styles.listing}
                    to={detailPath(area, kindOf(listing), listing._id)}
                    state={{ list: address }}
                  >
                    <span className={styles.picture}>
                      {listing.images[0] ? (
                        <Picture picture={listing.images[0]} alt="" sizes="72px" />
                      ) : (
                        <Placeholder propertyType={listing.propertyType} />
                      )}
                    </span>
                    {listing.code}
                  </Link>
                </th>
                <td className={styles.box}>
                  <SelectBox
                    label={`Select ${listing.code}`}
                    isSelected={selected.includes(listing._id)}
                    onSelect={(isSelected) => {
                      select([listing._id], isSelected);
                    }}
                  />
                </td>
                {columns.map((name) => (
                  <Fact key={name} {...{ name, area, listing }} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list && !isWaiting && selected.length > 0 && (
        <SelectionBar {...{ area, list, address, count, selection }} onPage={ids.length} />
      )}
      {isLoading && <p className={styles.loading}>Loading...</p>}
    </div>
  );
}
