import { officeTime } from '../domain';

export type Column<R> = readonly [heading: string, value: (row: R) => string | null];

/** `yyyy-MM-dd HH:mm` at the offices. */
export const csvTime = (at: string | null): string =>
  at === null ? '' : officeTime(new Date(at)).toISOString().slice(0, 16).replace('T', ' ');

/** A cell that a spreadsheet does not take for a formula. Some read full-width signs like the others. */
function cell(value: string | null): string {
  const text = value ?? '';
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A CSV file for spreadsheets: with a byte order mark, so that they read UTF-8. */
export function csvOf<R>(columns: readonly Column<R>[], rows: readonly R[]): string {
  const lines = [
    columns.map(([heading]) => cell(heading)),
    ...rows.map((row) => columns.map(([, value]) => cell(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
