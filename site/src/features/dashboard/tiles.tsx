import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { numberText } from '../../domain';
import type { Dashboard } from '../../domain';
import { enquiriesAddress } from './dashboard-query';
import type { DashboardQuery } from './dashboard-query';
import { conversionText, durationText } from './texts';
import * as styles from './dashboard.module.css';

interface Tile {
  readonly label: string;
  readonly text: string;
  readonly hint: ReactNode;
  /** The address of what the figure counts, if that is a list. */
  readonly to?: string;
}

/** The most important figures. */
export function Tiles({
  board: { from, to, totals },
  query: { area },
}: {
  readonly board: Dashboard;
  readonly query: DashboardQuery;
}) {
  const days = { from, to, area };
  const tiles: readonly Tile[] = [
    {
      label: 'Enquiries',
      text: numberText(totals.enquiries),
      hint: (
        <Link to={enquiriesAddress({ ...days, status: 'Spam' })}>
          {numberText(totals.spam)} spam
        </Link>
      ),
      to: enquiriesAddress(days),
    },
    {
      label: 'Conversion',
      text: conversionText(totals),
      hint: (
        <>
          <Link to={enquiriesAddress({ ...days, status: 'Won' })}>
            {numberText(totals.won)} won
          </Link>
          , of all but spam
        </>
      ),
    },
    {
      label: 'First Contact',
      text: durationText(totals.firstContactMinutes),
      hint: 'Half are called sooner',
    },
    { label: 'Taps to Contact', text: numberText(totals.taps), hint: 'Call, chat, map' },
    { label: 'Views', text: numberText(totals.views), hint: 'Of listings’ pages' },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, text, hint, to: target }) => (
        <div key={label} className={styles.tile}>
          <dt className="muted small">{label}</dt>
          <dd className={styles.figure}>
            {target === undefined ? text : <Link to={target}>{text}</Link>}
          </dd>
          <dd className="muted small">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
