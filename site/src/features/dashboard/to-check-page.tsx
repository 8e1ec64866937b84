import { useCallback, useState } from 'react';
import { Button } from '../../components/button/button';
import { Choices } from '../../components/choices/choices';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { AREAS, numberText, plural, REGIONS } from '../../domain';
import type { Area } from '../../domain';
import { attempt } from '../../overlays/attempt';
import { showMessage, toastSuccess } from '../../overlays/store';
import { useLoaded } from '../../requests/use-loaded';
import { useCan } from '../../session/use-can';
import { cx } from '../../styles/cx';
import { readDashboardQuery, toCheckAddress } from './dashboard-query';
import { checkListings, findToCheck } from './requests';
import { ToCheckRow } from './to-check-row';
import * as styles from './to-check.module.css';

/** The listings that are shown at once: as many as one call checks. */
const MOST = 100;

const countText = (count: number): string => `${numberText(count)} ${plural(count, 'listing')}`;

/** Checks listings. Tells which were refused, and calls back with the others. */
async function check(
  area: Area,
  ids: readonly string[],
  onDone: (checked: readonly string[]) => void,
): Promise<void> {
  const act = async () => {
    const { checked, refused } = await checkListings(area, ids);
    const not = new Set(refused.map(({ _id }) => _id));
    onDone(ids.filter((id) => !not.has(id)));
    if (refused.length === 0) {
      toastSuccess(`${countText(checked)} checked`);
      return;
    }
    const why = refused.map(({ code, reason }) => `${code ?? 'One'}: ${reason}.`);
    showMessage({
      title: `${countText(checked)} checked, ${String(refused.length)} not`,
      text: why.join(' '),
    });
  };
  const onRetry = () => void check(area, ids, onDone);
  await attempt('check listings', act, { action: 'ListingCheck', onRetry });
}

/** The `_id`s that are selected and those that were checked. A checked listing stays in its row, so that none moves. */
function useWork(area: Area) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const select = (ids: readonly string[], isSelected: boolean) => {
    const others = [...selected].filter((one) => !ids.includes(one));
    setSelected(new Set(isSelected ? [...others, ...ids] : others));
  };
  const send = (ids: readonly string[]) => {
    void check(area, ids, (checked) => {
      setDone((before) => new Set([...before, ...checked]));
      setSelected((before) => new Set([...before].filter((id) => !checked.includes(id))));
    });
  };
  const forget = () => {
    setSelected(new Set());
    setDone(new Set());
  };
  return { selected, done, select, send, forget };
}

/** The listings of a region that are to be checked, and what checks them. */
const Region = ({ area }: { readonly area: Area }) => {
  const load = useCallback((signal: AbortSignal) => findToCheck(area, MOST, signal), [area]);
  const { value, failure, retry, refresh } = useLoaded(load);
  const { selected, done, select, send, forget } = useWork(area);
  const lists = value?.lists ?? [];
  const open = lists.map(({ _id }) => _id).filter((id) => !done.has(id));
  const left = (value?.count ?? 0) - done.size;
  return (
    <>
      <p role="status">
        {value && (left > 0 ? `${countText(left)} to check.` : 'Every listing is checked.')}
      </p>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {!value && !failure && <Skeleton rows={8} />}
      {open.length > 0 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={open.every((id) => selected.has(id))}
            onChange={({ target }) => {
              select(open, target.checked);
            }}
          />
          Select All
        </label>
      )}
      <ul className="stack-12">
        {lists.map((listing) => (
          <ToCheckRow
            key={listing._id}
            area={area}
            listing={listing}
            isDone={done.has(listing._id)}
            isSelected={selected.has(listing._id)}
            onSelect={(isSelected) => {
              select([listing._id], isSelected);
            }}
            onChecked={() => {
              send([listing._id]);
            }}
          />
        ))}
      </ul>
      {value && value.count > lists.length && (
        <p className="row-12 wrap">
          The {numberText(lists.length)} longest unchecked of {numberText(value.count)}.{' '}
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              forget();
              refresh();
            }}
          >
            Show the Next
          </Button>
        </p>
      )}
      {selected.size > 0 && (
        <section
          className="box row-12 selection-bar"
          aria-label="Selected listings"
          data-keep-clear=""
        >
          <p className={styles.count} role="status">
            {countText(selected.size)} selected
          </p>
          <Button
            size="small"
            onClick={() => {
              send([...selected]);
            }}
          >
            Checked
          </Button>
        </section>
      )}
    </>
  );
};

/** The view `/dashboard/?view=to-check`: the listings of a region that nobody has checked for long. */
export function ToCheckPage({ search }: { readonly search: string }) {
  const can = useCan();
  const areas = AREAS.filter((one) => can('write listings', one));
  const asked = readDashboardQuery(search).area;
  const area = areas.find((one) => one === asked) ?? areas[0];
  return (
    <div className={cx('page', styles.page)}>
      <header className="row-12 spread wrap">
        <h1>To Check</h1>
        {areas.length > 1 && (
          <Choices
            label="Region"
            choices={areas.map((one) => ({
              name: REGIONS[one].label,
              to: toCheckAddress(one),
              isChosen: one === area,
            }))}
          />
        )}
      </header>
      <p className="muted">
        Ask whether each is still on offer at this price, then press Checked: its page says the day.
        What nobody checks is withdrawn on the day that is said.
      </p>
      {area && <Region key={area} area={area} />}
    </div>
  );
}
