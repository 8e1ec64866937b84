import { guardedCell, officeMinute } from '../domain';

export type Column<R> = readonly [heading: string, value: (row: R) => string | null];

/** `yyyy-MM-dd HH:mm` at the offices. */
export const csvTime = (at: string | null): string => (at === null ? '' : officeMinute(at));

const cell = (value: string | null): string =>
  `"${guardedCell(value ?? '').replaceAll('"', '""')}"`;

const line = (values: readonly (string | null)[]): string => `${values.map(cell).join(',')}\r\n`;

/** The rows of a CSV file. */
export const csvRows = <R>(columns: readonly Column<R>[], rows: readonly R[]): string =>
  rows.map((row) => line(columns.map(([, value]) => value(row)))).join('');

/** The first row of a CSV file for spreadsheets: with a byte order mark, so that they read UTF-8. */
export const csvHeader = <R>(columns: readonly Column<R>[]): string =>
  `\uFEFF${line(columns.map(([heading]) => heading))}`;

/** A CSV file. */
export const csvOf = <R>(columns: readonly Column<R>[], rows: readonly R[]): string =>
  csvHeader(columns) + csvRows(columns, rows);
