import { useCallback, useMemo } from 'react';
import { Link } from 'gatsby';
import { Choices } from '../../components/choices/choices';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { AREAS, DASHBOARD_STEPS, ENQUIRIES_PATH, numberText, plural, REGIONS } from '../../domain';
import { useLoaded } from '../../requests/use-loaded';
import { useCan } from '../../session/use-can';
import { cx } from '../../styles/cx';
import { Channels, Listings, Localities, Owners, Statuses } from './breakdowns';
import { dashboardAddress, FAILED_ADDRESS, readDashboardQuery } from './dashboard-query';
import type { DashboardQuery } from './dashboard-query';
import { Lapsed, Quiet, Unanswered } from './neglected';
import { OverTime } from './over-time';
import { readDashboard } from './requests';
import { daysText, STEP_LABELS } from './texts';
import { Tiles } from './tiles';
import * as styles from './dashboard.module.css';

/** The regions whose figures the user may see, if there is a choice. */
function RegionChoices({ query }: { readonly query: DashboardQuery }) {
  const can = useCan();
  const areas = AREAS.filter((area) => can('see the dashboard of the region', area));
  if (areas.length < 2) return null;
  const choices = [null, ...areas].map((area) => ({
    name: area === null ? 'All Regions' : REGIONS[area].label,
    to: dashboardAddress({ ...query, area }),
    isChosen: query.area === area,
  }));
  return <Choices label="Region" choices={choices} />;
}

/** The page `/dashboard/`. @param search the address's query */
export function DashboardPage({ search }: { readonly search: string }) {
  const query = useMemo(() => readDashboardQuery(search), [search]);
  const load = useCallback((signal: AbortSignal) => readDashboard(query, signal), [query]);
  const { value: board, failure, retry } = useLoaded(load);
  return (
    <div className={cx('page', styles.page)}>
      <header className={styles.head}>
        <div>
          <h1>Dashboard</h1>
          <p className="muted figures" role="status">
            {board ? daysText(board) : ' '}
          </p>
        </div>
        <div className={styles.choices}>
          <Choices
            label="Period"
            choices={DASHBOARD_STEPS.map((step) => ({
              name: STEP_LABELS[step],
              to: dashboardAddress({ ...query, step }),
              isChosen: query.step === step,
            }))}
          />
          <RegionChoices query={query} />
        </div>
      </header>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {!board && !failure && <Skeleton rows={10} />}
      {board && (
        <>
          {!board.sendsEmail && (
            <p className="note">
              No e-mail server is set: enquiries are shown in the{' '}
              <Link to={ENQUIRIES_PATH}>inbox</Link> alone.
            </p>
          )}
          {board.failedNotifications > 0 && (
            <p className={styles.failed}>
              {numberText(board.failedNotifications)}{' '}
              {plural(board.failedNotifications, 'notification')} could not be sent.{' '}
              <Link to={FAILED_ADDRESS}>See and Send Again</Link>
            </p>
          )}
          <Tiles board={board} query={query} />
          <OverTime board={board} query={query} />
          <div className={styles.pair}>
            <Statuses board={board} query={query} />
            <Channels board={board} query={query} />
          </div>
          <div className={styles.pair}>
            <Listings board={board} query={query} />
            <Localities board={board} query={query} />
          </div>
          <Owners board={board} query={query} />
          <div className={styles.pair}>
            <Unanswered unanswered={board.unanswered} />
            <Quiet quiet={board.quiet} />
          </div>
          <Lapsed lapsed={board.lapsed} area={query.area} />
        </>
      )}
    </div>
  );
}
