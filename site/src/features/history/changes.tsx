import * as styles from './history.module.css';
import type { Change } from './requests';

interface ValueProps {
  readonly value: string | null;
  /** What the value is, for screen readers. */
  readonly as: string;
  readonly className?: string | undefined;
}

const Value = ({ value, as, className }: ValueProps) => (
  <span className={className}>
    <span className="visually-hidden">{as}: </span>
    {value ?? 'empty'}
  </span>
);

interface ChangesProps {
  readonly changes: readonly Change[];
  /** What the two values of a change are. */
  readonly as?: readonly [before: string, after: string];
}

/** The changed fields with their labels, each with both values. */
export const Changes = ({ changes, as: [before, after] = ['Before', 'After'] }: ChangesProps) => (
  <dl className="stack-8">
    {changes.map((change) => (
      <div key={change.label}>
        <dt className="muted small">{change.label}</dt>
        <dd className={styles.value}>
          <Value value={change.before} as={before} className={styles.before} />
          <span aria-hidden> → </span>
          <Value value={change.after} as={after} />
        </dd>
      </div>
    ))}
  </dl>
);
