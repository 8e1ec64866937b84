import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { numberText } from '../../domain';
import { Bar } from './bar';
import * as styles from './dashboard.module.css';

/** A number of a row, with the address of what it counts, if that is a list. */
export interface Cell {
  readonly value: number;
  /** The text in place of the number. */
  readonly text?: string;
  readonly to?: string;
}

interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  /** The first one has the bar. */
  readonly cells: readonly Cell[];
}

interface FigureTableProps {
  /** What the table shows, for screen readers. */
  readonly caption: string;
  /** The heads of the columns: that of the names, then one for each cell. */
  readonly heads: readonly string[];
  readonly rows: readonly FigureRow[];
  /** The sentence in place of a table without rows. */
  readonly none?: string;
}

const Value = ({ value, text = numberText(value), to }: Cell) =>
  to === undefined || value === 0 ? text : <Link to={to}>{text}</Link>;

/** A table of figures, with a bar in each row for its first number. */
export function FigureTable({ caption, heads, rows, none = 'Nothing yet.' }: FigureTableProps) {
  if (rows.length === 0) return <p className="muted">{none}</p>;
  const most = Math.max(0, ...rows.map(({ cells }) => cells[0]?.value ?? 0));
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" className={at > 0 ? styles.number : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <Bar value={cells[0]?.value ?? 0} most={most} />
              </th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]} className={styles.number}>
                  <Value {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
