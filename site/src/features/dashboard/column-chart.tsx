import { numberText } from '../../domain';
import * as styles from './charts.module.css';

/** One column of a chart. */
interface Column {
  readonly name: string;
  readonly value: number;
}

interface ColumnChartProps {
  readonly title: string;
  readonly columns: readonly Column[];
}

const HEIGHT = 40;
/** The part of its place that a column fills. */
const WIDE = 0.72;

/** The next number that people read easily: one digit, then zeros. */
function roundUp(most: number): number {
  const zeros = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return (
    [1, 2, 3, 4, 5, 6, 8, 10].map((digit) => digit * zeros).find((limit) => limit >= most) ??
    10 * zeros
  );
}

/** Numbers over time as columns. The table below the charts has the same numbers. */
export function ColumnChart({ title, columns }: ColumnChartProps) {
  const most = Math.max(0, ...columns.map(({ value }) => value));
  const limit = roundUp(most);
  const sum = columns.reduce((total, { value }) => total + value, 0);
  const peak = columns.find(({ value }) => value === most);
  const [first] = columns;
  const last = columns.at(-1);
  const summary = `${title}: ${numberText(sum)} in all, at most ${numberText(most)}${
    peak && most > 0 ? ` (${peak.name})` : ''
  }`;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>
        <span>{title}</span>
        <span className="figures">{numberText(sum)}</span>
      </figcaption>
      <div className={styles.plot}>
        <svg
          className={styles.columns}
          viewBox={`0 0 ${String(columns.length)} ${String(HEIGHT)}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {[0, 0.5].map((part) => (
            <path
              key={part}
              className={styles.grid}
              d={`M0 ${String(HEIGHT * part)}H${String(columns.length)}`}
            />
          ))}
          {columns.map(({ name, value }, at) => (
            <rect
              key={name}
              className={styles.column}
              x={at + (1 - WIDE) / 2}
              y={HEIGHT - (HEIGHT * value) / limit}
              width={WIDE}
              height={(HEIGHT * value) / limit}
            >
              <title>{`${name}: ${numberText(value)}`}</title>
            </rect>
          ))}
        </svg>
        <p className={styles.scale} aria-hidden="true">
          <span>{numberText(limit)}</span>
          <span>0</span>
        </p>
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{first?.name}</span>
        <span>{last?.name}</span>
      </p>
    </figure>
  );
}
