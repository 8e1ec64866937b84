import type { FieldErrors } from './field-rules';

/** Characters that a browser drops from the name of a host, and that nobody sees. */
const INVISIBLE = /\u00ad|\u034f|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]|\ufeff/g;

/** Matches addresses with a scheme or `www.`, names with common top-level domains, and URL shorteners. */
const LINK =
  /\bhttps?:|\bwww\.|[^\s!-/:-@]\.(?:com|net|org|info|biz|ru|xyz|shop|site|online|top|co\.in)\b|\b(?:t\.me|wa\.me|bit\.ly|goo\.gl)\//iu;

/**
 * A text as a browser reads an address in it: wide and other forms of letters and of the full stop as the plain ones.
 * Source: https://www.unicode.org/reports/tr46/, "Processing".
 */
const plain = (text: string): string =>
  text.normalize('NFKC').replace(/。/g, '.').replace(INVISIBLE, '');

/**
 * The errors of texts that accounts publish that are not staff: such texts must not contain links.
 * Source: docs/contract.md, "Reviews".
 *
 * @param labels the labels of the texts, by field
 */
export const linkErrors = (
  values: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(labels)
      .filter(([key]) => {
        const text = values[key];
        return typeof text === 'string' && LINK.test(plain(text));
      })
      .map(([key, label]) => [key, `${label} must not have links`]),
  );
