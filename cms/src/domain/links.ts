import type { FieldErrors } from './parse-listing';

/** Matches addresses with a scheme or `www.`, names with common top-level domains, and URL shorteners. */
const LINK =
  /\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|net|org|info|biz|ru|xyz|shop|site|online|top|co\.in)\b|\b(?:t\.me|wa\.me|bit\.ly|goo\.gl)\//iu;

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
        return typeof text === 'string' && LINK.test(text);
      })
      .map(([key, label]) => [key, `${label} must not have links`]),
  );
