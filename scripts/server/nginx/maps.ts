import type { Rewrite } from '../../../site/adapter/manifest';
import { HASHED, HASHED_FOLDER } from '../../lib/hashed-name';
import { WELL_KNOWN } from '../../lib/served-name';
import { IMMUTABLE, REDIRECT_CACHE, REVALIDATED } from '../cache-control';
import { TYPES } from '../content-types';
import { MAX_URL_LENGTH } from '../request-path';
import { METHODS } from '../fixed-responses';
import { escapeRegex, map, quoteRegex, quote } from './syntax';

/** The extensions of the files that the server compresses. */
const TEXTS = Object.entries(TYPES)
  .filter(([, { isText }]) => isText)
  .map(([end]) => end.slice(1));

const NOT_FOUND = '/404.html';

/** The only hidden name that is served, with each letter plain or encoded. */
const SERVED = WELL_KNOWN.slice(1).replaceAll(
  /./g,
  (letter) => `(?:${letter}|%${letter.charCodeAt(0).toString(16)})`,
);
/** Hidden names, `..`, backslashes and null bytes, plain or encoded. */
const FORBIDDEN = String.raw`~*^[^?]*(?:(?:/|%2f)(?:\.|%2e)(?!${SERVED}(?:/|%2f|[?]|$))|\\|%5c|%00)`;
/** The 404 page has no address of its own, in any encoding. */
const OWN_MISSING = `~^${escapeRegex(NOT_FOUND)}/*$`;

function addressesOf(match: string): string {
  const segments = match.split('/').filter((segment) => segment !== '');
  const isOpen = segments.at(-1) === '*';
  const fixed = (isOpen ? segments.slice(0, -1) : segments).map((segment) =>
    segment.startsWith(':') ? '/[^/]+' : `/${escapeRegex(segment)}`,
  );
  return `~^0:${fixed.join('')}${isOpen ? '(?:/.*)?' : '/?'}$`;
}

/** The rewrites of a release: the first matching row gives the page and its status. */
function rewriteMaps(rewrites: readonly Rewrite[]): string[] {
  const odd = rewrites.find(({ status }) => status !== 200 && status !== 404);
  if (odd) throw new Error(`nginx has no rewrite to the status ${String(odd.status)}`);
  const rows = rewrites.map(
    ({ match, file, status }) =>
      [quoteRegex(addressesOf(match)), quote(`${String(status)}:/${file}`)] as const,
  );
  return [
    map('"$is_forbidden:$uri"', '$rewrite', [['default', '""'], ...rows]),
    map('$rewrite', '$rewritten', [
      ['default', '""'],
      [quoteRegex('~^200:(?<page>.+)$'), '$page'],
    ]),
    map('$rewrite', '$missing', [
      ['default', NOT_FOUND],
      [quoteRegex('~^404:(?<shell>.+)$'), '$shell'],
    ]),
  ];
}

/** The Cache-Control of the file that is sent, whatever the requested address is. */
function cacheMaps(): string[] {
  return [
    map('$uri', '$file', [
      ['default', '""'],
      [quoteRegex('~^/+(?<name>.*)$'), '$name'],
    ]),
    map('$file', '$file_cache', [
      ['default', quote(REVALIDATED)],
      [quoteRegex(`~^(?:uploads/|${escapeRegex(HASHED_FOLDER)})`), quote(IMMUTABLE)],
      [quoteRegex(`~${HASHED.source}`), quote(IMMUTABLE)],
    ]),
    map('$status', '$cache', [
      ['default', '""'],
      [quoteRegex('~^(?:200|206|304|404|410|416)$'), '$file_cache'],
      ['302', quote(REDIRECT_CACHE)],
    ]),
  ];
}

/** The variables of a request and its response, for the site's server. */
export const mapsOf = (rewrites: readonly Rewrite[]): string[] => [
  map('$request_uri', '$is_forbidden', [
    ['default', '0'],
    [quoteRegex(FORBIDDEN), '1'],
  ]),
  map('$uri', '$is_own_missing', [
    ['default', '0'],
    [quoteRegex(OWN_MISSING), '1'],
  ]),
  map('$request_uri', '$is_too_long', [
    ['default', '0'],
    [quoteRegex(`~^.{${String(MAX_URL_LENGTH + 1)}}`), '1'],
  ]),
  map('$request_method', '$is_reading', [
    ['default', '0'],
    ...METHODS.map((m) => [m, '1'] as const),
  ]),
  ...rewriteMaps(rewrites),
  ...cacheMaps(),
  map('"$status:$file"', '$vary', [
    ['default', '""'],
    [quoteRegex(`~*^(?:200|206|304|404|410|416):.*\\.(?:${TEXTS.join('|')})$`), 'Accept-Encoding'],
  ]),
  map('$status', '$allow', [
    ['default', '""'],
    ['405', quote(METHODS.join(', '))],
  ]),
];
