import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { timeText } from '../../components/age/time-text';
import { useMedia } from '../../components/use-media';
import { numberText, REGIONS } from '../../domain';
import { cx } from '../../styles/cx';
import { auditAddress } from './audit-query';
import type { AuditEntry } from './audit-requests';
import * as styles from './audit.module.css';

const ENTRIES: Readonly<Record<NonNullable<AuditEntry['entry']>, string>> = {
  site: 'Site',
  panel: 'Panel',
  import: 'Import',
  job: 'Job',
  program: 'Command',
};

interface PersonProps {
  readonly name: string;
  readonly account: string | null;
}

/** A name leads to everything that this account did, and that was done to it. */
const Person = ({ name, account }: PersonProps) =>
  account === null ? (
    name
  ) : (
    <Link className="inline-row" to={auditAddress({ account })}>
      <span className="visually-hidden">All entries of </span>
      {name}
    </Link>
  );

const What = ({ action, outcome, times }: AuditEntry) => (
  <span className={cx('strong', outcome === 'refused' && styles.refused)}>
    {action}
    {times > 1 && <span className="figures"> × {numberText(times)}</span>}
  </span>
);

const fromText = ({ entry, address }: AuditEntry): string =>
  [entry && ENTRIES[entry], address].filter(Boolean).join(', ');

const aboutText = ({ subject, area }: AuditEntry): string =>
  [subject, area && REGIONS[area].label].filter(Boolean).join(', ');

interface Cell {
  readonly label: string;
  /** Empty cells are left out of a card. */
  readonly isEmpty?: boolean;
  readonly content: ReactNode;
}

const cellsOf = (entry: AuditEntry): readonly Cell[] => [
  { label: 'Who', content: <Person name={entry.who} account={entry.account} /> },
  {
    label: 'Done to',
    isEmpty: entry.onWhom === null,
    content: entry.onWhom !== null && <Person name={entry.onWhom} account={entry.onAccount} />,
  },
  { label: 'Details', isEmpty: aboutText(entry) === '', content: aboutText(entry) },
  { label: 'From', isEmpty: fromText(entry) === '', content: fromText(entry) },
];

interface EntriesProps {
  readonly entries: readonly AuditEntry[];
}

const Time = ({ at }: Pick<AuditEntry, 'at'>) => (
  <time className="figures" dateTime={at}>
    {timeText(at)}
  </time>
);

/** Two entries may be of one instant. */
const keyOf = ({ at, action }: AuditEntry, place: number): string =>
  `${at} ${action} ${String(place)}`;

const Table = ({ entries }: EntriesProps) => (
  <table className={styles.table} aria-label="Audit Trail">
    <thead>
      <tr>
        {['Time', 'Action', 'Who', 'Done to', 'Details', 'From'].map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {entries.map((entry, place) => (
        <tr key={keyOf(entry, place)}>
          <td className={styles.time}>
            <Time at={entry.at} />
          </td>
          <th scope="row">
            <What {...entry} />
          </th>
          {cellsOf(entry).map(({ label, content }) => (
            <td key={label}>{content}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Cards = ({ entries }: EntriesProps) => (
  <ul className="stack-12" aria-label="Audit Trail">
    {entries.map((entry, place) => (
      <li key={keyOf(entry, place)} className={styles.card}>
        <p>
          <What {...entry} />
        </p>
        <p className="muted small">
          <Time at={entry.at} />
        </p>
        <dl className="stack-4">
          {cellsOf(entry)
            .filter(({ isEmpty = false }) => !isEmpty)
            .map(({ label, content }) => (
              <div key={label} className={styles.fact}>
                <dt className="muted small">{label}</dt>
                <dd>{content}</dd>
              </div>
            ))}
        </dl>
      </li>
    ))}
  </ul>
);

/** The entries of a page: a table, on narrow screens cards. */
export const AuditEntries = ({ entries }: EntriesProps) =>
  useMedia('(min-width: 1024px)') ? <Table entries={entries} /> : <Cards entries={entries} />;
