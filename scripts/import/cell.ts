/** What a column's text is on its way to a field: `null` is nothing said. */
export type Cell = string | number | readonly string[] | null;

/** A source row: its columns' cleaned texts by their names. */
export type SourceRow = Readonly<Record<string, string>>;

/** A value that cannot be read or cannot be true: the message is the reason, without the value. */
export class Unreadable extends Error {}

/** Text as people mean it: outer, doubled and unbreakable spaces are nobody's intention. */
export const cleaned = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A cell as a report shows it. */
export const shown = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
};
