import type { FieldErrors } from './field-rules';

/** Characters that a browser drops from the name of a host, and that nobody sees. */
const INVISIBLE = /\u00ad|\u034f|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]|\ufeff/g;

/**
 * Matches addresses with a scheme or `www.`, coded names of hosts, names with common top-level domains, IPv4 addresses
 * and URL shorteners. Only common ones: in `flat.In the evening` just a space is missing.
 */
const LINKS = [
  /\bhttps?:|[\p{L}\p{N}]:\/\/|\bwww\.|xn--/iu,
  /[^\s!-/:-@]\.(?:com|net|org|info|biz|ru|xyz|shop|site|online|top|co\.in)\b/iu,
  /[^\s!-/:-@]\.(?:рф|рус|укр|бел|сайт|онлайн|орг|ком)(?![\p{L}\p{M}\p{N}])/iu,
  /[^\s!-/:-@]\.(?:भारत|भारतम्|कॉम|संगठन|नेट|ভারত|ਭਾਰਤ|ભારત|இந்தியா|భారత్|ಭಾರತ|ഭാരതം|بھارت)(?![\p{L}\p{M}\p{N}])/u,
  /[^\s!-/:-@]\.(?:中国|中國|公司|网址|网站|在线|コム|みんな|한국|닷컴)(?![\p{L}\p{M}\p{N}])/u,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)/,
  /\b(?:t\.me|wa\.me|bit\.ly|goo\.gl)\//iu,
] as const;

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
        return typeof text === 'string' && LINKS.some((link) => link.test(plain(text)));
      })
      .map(([key, label]) => [key, `${label} must not have links`]),
  );
