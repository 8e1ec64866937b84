/** What schema.org calls a thing, and its properties; those without a value are left out of the page. */
export type JsonLdNode = {
  readonly '@type': string | readonly string[];
} & Readonly<Record<string, unknown>>;

const DANGEROUS = /[<>&]/g;

/**
 * Things as the text of a script of JSON-LD. Its `<`, `>` and `&` are escaped: whatever a listing's texts say, they
 * never end the script.
 */
export const jsonLdText = (things: readonly JsonLdNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    DANGEROUS,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
