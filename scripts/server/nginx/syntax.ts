/** A word of nginx's configuration, whatever is in it; it holds no variable. */
export function quote(text: string): string {
  if (/[$\0\n\r]/.test(text)) throw new Error(`nginx takes no such word: ${text}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** A regular expression as a word, for a `map` or a `location`. */
export const quoteRegex = (source: string): string => `"${source.replaceAll('"', '\\"')}"`;

export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A block of lines under a head. */
export const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join(
    '\n',
  );

/** A variable by the first row whose key is, or matches, what another one holds. */
export const map = (
  of: string,
  variable: string,
  rows: readonly (readonly [string, string])[],
): string =>
  block(
    `map ${of} ${variable}`,
    rows.map(([key, value]) => `${key} ${value};`),
  );
