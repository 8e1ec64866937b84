/** A schema.org object with its properties; properties without a value are omitted. */
export type JsonLdNode = {
  readonly '@type': string | readonly string[];
} & Readonly<Record<string, unknown>>;

const DANGEROUS = /[<>&]/g;

/**
 * The text of a JSON-LD script. `<`, `>` and `&` are escaped: the text of a listing can never close the script element.
 */
export const jsonLdText = (things: readonly JsonLdNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    DANGEROUS,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
