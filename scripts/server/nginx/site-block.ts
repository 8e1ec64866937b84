import { join } from 'node:path';
import type { Env } from '../../../cms/src/settings/env';
import { MIN_COMPRESSED_BYTES } from '../../lib/compressed';
import { foldersOf } from '../../lib/folders';
import { GONE_FILE } from '../../publisher/release/page-files';
import { TYPES, UNKNOWN } from '../content-types';
import {
  NO_SUCH_PART,
  ONLY_READ,
  PLAIN_TEXT,
  RETRY_AFTER,
  SECURITY_HEADERS,
  TOO_LONG,
  TOO_MANY_HEADERS,
  UNPUBLISHED,
} from '../fixed-responses';
import { hostOf, listenLine, tlsLines } from './listen';
import { block, quoteRegex, quote } from './syntax';

/** Internal locations. A request from outside cannot reach them: a path that begins with a dot is rejected. */
const UNDECODED = '/.undecoded';
const OVERLONG = '/.too-long';

function typeLines(): string[] {
  const types = Object.entries(TYPES).map(([end, { type }]) => `${quote(type)} ${end.slice(1)};`);
  const texts = Object.values(TYPES).filter(({ isText }) => isText);
  const compressed = [...new Set(texts.map(({ type }) => quote(type)))];
  return [
    block('types', types),
    `default_type ${UNKNOWN.type};`,
    'gzip on;',
    // The publisher stores compressed copies of the immutable files of a build.
    'gzip_static on;',
    'gzip_comp_level 6;',
    'gzip_proxied any;',
    `gzip_min_length ${String(MIN_COMPRESSED_BYTES)};`,
    `gzip_types ${compressed.join(' ')};`,
  ];
}

function headerLines(): string[] {
  return [
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name} ${quote(value)}`),
    'cache-control $cache',
    'vary $vary',
    'allow $allow',
  ].map((header) => `add_header ${header} always;`);
}

/** nginx runs these checks before it searches for a file. */
const rejectLines = ['if ($is_forbidden) { return 404; }', 'if ($is_own_missing) { return 404; }'];

/** The location of the stored pictures: from the data folder, or a redirect to their bucket. */
function pictures({ dataDir, objectStorage }: Env): string {
  return objectStorage
    ? block('location ~ ^/uploads(?:/|$)', [
        ...rejectLines,
        `rewrite ^/uploads/(.+)$ ${quote(`${objectStorage.publicUrl}/uploads/`).slice(0, -1)}$1?" redirect;`,
        'return 404;',
      ])
    : block(`location ~ ${quoteRegex(String.raw`(?s)^(?<picture>/uploads(?:/.*?)?)/*\z`)}`, [
        ...rejectLines,
        `root ${quote(join(dataDir, 'public'))};`,
        'try_files $picture =404;',
      ]);
}

/** The locations of a published site. */
const published = (env: Env): string[] => [
  'error_page 404 @missing;',
  // An address that cannot be decoded has no path, so a named location does not work here.
  `error_page 400 =404 ${UNDECODED};`,
  block(`location = ${UNDECODED}`, ['internal;', 'try_files /404.html =404;']),
  pictures(env),
  block(`location ~ ${quoteRegex(String.raw`(?s)^(?<path>.*?)/*\z`)}`, [
    ...rejectLines,
    'try_files $path $path/index.html $rewritten @absent;',
  ]),
  'error_page 410 @gone;',
  block('location @absent', [
    `if (-f $document_root$path/${GONE_FILE}) { return 410; }`,
    'return 404;',
  ]),
  block('location @gone', [`try_files $path/${GONE_FILE} =404;`]),
  block('location @missing', ['try_files $missing /404.html =404;']),
];

const answerText = (status: number, sentence: string): string[] => [
  'types { }',
  `default_type ${quote(PLAIN_TEXT)};`,
  `return ${String(status)} ${quote(sentence)};`,
];

const unpublished = (): string =>
  block('location /', [
    ...headerLines(),
    `add_header retry-after ${RETRY_AFTER} always;`,
    ...answerText(503, UNPUBLISHED),
  ]);

/**
 * The server of the site.
 * @param isPublished false before the first publish
 */
export const siteBlock = (env: Env, isPublished: boolean): string =>
  block('server', [
    `${listenLine(env)} default_server;`,
    `server_name ${quote(hostOf(env.siteUrl))};`,
    ...tlsLines(env),
    `root ${quote(foldersOf(env.dataDir).current)};`,
    // A symbolic link could point outside the folder.
    'disable_symlinks on from=$document_root;',
    // Releases and pages are replaced by renaming, so a cached open file can be outdated.
    'open_file_cache off;',
    'max_ranges 1;',
    ...typeLines(),
    ...headerLines(),
    `if ($is_too_long) { rewrite ^ ${OVERLONG} last; }`,
    'if ($is_reading = 0) { return 405; }',
    block(`location = ${OVERLONG}`, ['internal;', ...answerText(414, TOO_LONG)]),
    'error_page 405 @only_read;',
    block('location @only_read', answerText(405, ONLY_READ)),
    'error_page 416 @no_such_part;',
    // The headers are added already. The location's own `add_header` prevents adding them twice.
    block('location @no_such_part', ['add_header allow "";', ...answerText(416, NO_SUCH_PART)]),
    'error_page 494 =431 @too_many_headers;',
    block('location @too_many_headers', answerText(431, TOO_MANY_HEADERS)),
    ...(isPublished ? published(env) : [unpublished()]),
  ]);
