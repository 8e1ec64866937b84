import { Link } from 'gatsby';
import { numberText } from '../../domain';
import type { Dashboard } from '../../domain';
import { ColumnChart } from './column-chart';
import { enquiriesAddress } from './dashboard-query';
import type { DashboardQuery } from './dashboard-query';
import { Panel } from './panel';
import { periodText } from './texts';
import * as styles from './dashboard.module.css';

const CHARTS = [
  ['Enquiries', 'enquiries'],
  ['Taps to Contact', 'taps'],
  ['Views', 'views'],
] as const;

interface OverTimeProps {
  readonly board: Dashboard;
  readonly query: DashboardQuery;
}

/** The figures of each period: three charts, and a table with the same numbers. */
export function OverTime({ board: { step, periods }, query: { area } }: OverTimeProps) {
  const named = periods.map((period) => ({ ...period, name: periodText(step, period) }));
  return (
    <Panel title="Over Time">
      <div className={styles.charts}>
        {CHARTS.map(([title, key]) => (
          <ColumnChart
            key={key}
            title={title}
            columns={named.map((period) => ({ name: period.name, value: period[key] }))}
          />
        ))}
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>Show the Numbers</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">Enquiries, taps and views over time</caption>
          <thead>
            <tr>
              <th scope="col">Period</th>
              {CHARTS.map(([title]) => (
                <th key={title} scope="col" className={styles.number}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...named].reverse().map(({ name, from, to, enquiries, taps, views }) => (
              <tr key={from}>
                <th scope="row">{name}</th>
                <td className={styles.number}>
                  <Link to={enquiriesAddress({ from, to, area })}>{numberText(enquiries)}</Link>
                </td>
                <td className={styles.number}>{numberText(taps)}</td>
                <td className={styles.number}>{numberText(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
