/** A quoted string of nginx's configuration, without variables. */
export function quote(text: string): string {
  if (/[$\0\n\r]/.test(text)) throw new Error(`nginx cannot quote: ${text}`);
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** A quoted regular expression, for a `map` or a `location`. */
export const quoteRegex = (source: string): string => `"${source.replaceAll('"', '\\"')}"`;

export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A block of lines with a header. */
export const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`), '}'].join(
    '\n',
  );

/** A `map`: the variable gets the value of the first row whose key equals or matches the source. */
export const map = (
  of: string,
  variable: string,
  rows: readonly (readonly [string, string])[],
): string =>
  block(
    `map ${of} ${variable}`,
    rows.map(([key, value]) => `${key} ${value};`),
  );
