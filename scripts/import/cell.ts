/** A column's value on its way to a field; `null` is no value. */
export type Cell = string | number | readonly string[] | null;

/** A source row: its columns' cleaned texts by their names. */
export type SourceRow = Readonly<Record<string, string>>;

/** A value that cannot be read or is impossible. The message is the reason, without the value. */
export class Unreadable extends Error {}

/** A text without outer, doubled and unbreakable spaces. */
export const cleaned = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A cell as a report shows it. */
export const shown = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};
