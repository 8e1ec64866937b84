import { join } from 'node:path';
import type { Env } from '../../cms/src/env';
import type { Rewrite } from '../../site/adapter/manifest';
import { Failure } from '../lib/failure';
import { foldersOf } from '../lib/folders';
import { TYPES, UNKNOWN } from '../serve/content-types';
import { ONLY_READ, RETRY_AFTER, SECURITY_HEADERS, UNPUBLISHED } from '../serve/fixed-headers';
import { WORTH_BYTES } from '../serve/send-file';
import { mapsOf } from './maps';
import { block, pattern, word } from './words';

/** Where nginx keeps what it needs to run. */
export const workFolder = (dataDir: string): string => join(dataDir, 'nginx');
/** Where certbot's `--webroot` puts what proves that the host is ours. */
const proofFolder = (dataDir: string): string => join(dataDir, 'acme');

const hostOf = (url: string): string => new URL(url).hostname;

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

function listening({ siteHost, sitePort, tls }: Env, port = sitePort): string {
  const host = siteHost.includes(':') ? `[${siteHost}]` : siteHost;
  return `listen ${host}:${String(port)}${tls && port === sitePort ? ' ssl http2' : ''}`;
}

function typeLines(): string[] {
  const types = Object.entries(TYPES).map(([end, { type }]) => `${word(type)} ${end.slice(1)};`);
  const texts = Object.values(TYPES).filter(({ isText }) => isText);
  const compressed = [...new Set(texts.map(({ type }) => word(type)))];
  return [
    block('types', types),
    `default_type ${UNKNOWN.type};`,
    'gzip on;',
    'gzip_comp_level 6;',
    'gzip_proxied any;',
    `gzip_min_length ${String(WORTH_BYTES)};`,
    `gzip_types ${compressed.join(' ')};`,
  ];
}

function headerLines(): string[] {
  return [
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name} ${word(value)}`),
    'cache-control $cache',
    'vary $vary',
    'allow $allow',
  ].map((header) => `add_header ${header} always;`);
}

/** The stored pictures: in the data folder, or led to where they are. */
function pictures({ dataDir, objectStorage }: Env): string {
  return objectStorage
    ? block('location ~ ^/uploads(?:/|$)', [
        'if ($is_refused) { return 404; }',
        `rewrite ^/uploads/(.+)$ ${word(`${objectStorage.publicUrl}/uploads/`).slice(0, -1)}$1?" redirect;`,
        'return 404;',
      ])
    : block(`location ~ ${pattern(String.raw`(?s)^(?<picture>/uploads(?:/.*?)?)/*\z`)}`, [
        'if ($is_refused) { return 404; }',
        `root ${word(join(dataDir, 'public'))};`,
        'try_files $picture =404;',
      ]);
}

/** The addresses of a published site. */
const published = (env: Env): string[] => [
  'error_page 404 @missing;',
  // An address that cannot be decoded: nginx knows no path then, by which a named location could be found.
  'error_page 400 =404 /404.html;',
  pictures(env),
  block(`location ~ ${pattern(String.raw`(?s)^(?<path>.*?)/*\z`)}`, [
    'if ($is_refused) { return 404; }',
    'try_files $path $path/index.html $rewritten =404;',
  ]),
  block('location @missing', ['try_files $missing /404.html =404;']),
];

const says = (status: number, sentence: string): string[] => [
  'types { }',
  'default_type "text/plain; charset=utf-8";',
  `return ${String(status)} ${word(sentence)};`,
];

const unpublished = (): string =>
  block('location /', [
    ...headerLines(),
    `add_header retry-after ${RETRY_AFTER} always;`,
    ...says(503, UNPUBLISHED),
  ]);

const tlsLines = ({ tls }: Env): string[] =>
  tls
    ? [
        `ssl_certificate ${word(tls.certificate)};`,
        `ssl_certificate_key ${word(tls.key)};`,
        'ssl_session_cache shared:tls:10m;',
      ]
    : [];

const siteServer = (env: Env, isPublished: boolean): string =>
  block('server', [
    `${listening(env)} default_server;`,
    `server_name ${word(hostOf(env.siteUrl))};`,
    ...tlsLines(env),
    `root ${word(foldersOf(env.dataDir).current)};`,
    // A file is looked for by its own name, never through a link that leads elsewhere.
    'disable_symlinks on from=$document_root;',
    // A release is swapped by its link and its pages by their names: what was open before is not what is there.
    'open_file_cache off;',
    'max_ranges 1;',
    ...typeLines(),
    ...headerLines(),
    'error_page 405 @only_read;',
    'if ($is_reading = 0) { return 405; }',
    block('location @only_read', says(405, ONLY_READ)),
    ...(isPublished ? published(env) : [unpublished()]),
  ]);

/** The CMS bounds what it is sent, and hides what it answers, itself. */
const cmsServer = (env: Env): string =>
  block('server', [
    `${listening(env)};`,
    `server_name ${word(hostOf(env.cmsUrl))};`,
    ...tlsLines(env),
    'client_max_body_size 0;',
    block('location /', [
      `proxy_pass ${word(env.cmsInternalUrl)};`,
      'proxy_http_version 1.1;',
      'proxy_request_buffering off;',
      'proxy_read_timeout 120s;',
      'proxy_set_header connection "";',
      'proxy_set_header host $http_host;',
      'proxy_set_header x-forwarded-for $remote_addr;',
      `proxy_set_header x-forwarded-proto ${new URL(env.cmsUrl).protocol.slice(0, -1)};`,
      'proxy_set_header x-request-id $request_id;',
    ]),
  ]);

const redirectServer = (env: Env, port: number): string =>
  block('server', [
    `${listening(env, port)} default_server;`,
    block('location ^~ /.well-known/acme-challenge/', [`root ${word(proofFolder(env.dataDir))};`]),
    block('location /', ['return 301 https://$host$request_uri;']),
  ]);

/**
 * The whole configuration of an nginx that serves the current release as `npm run serve` does, and leads to the CMS
 * under its own host name.
 * @param rewrites the release's table; undefined before the first publish
 * @throws Failure where the two addresses cannot be told apart
 */
export function nginxConfig(env: Env, rewrites: readonly Rewrite[] | undefined): string {
  if (hostOf(env.siteUrl) === hostOf(env.cmsUrl)) {
    throw new Failure('nginx tells site and CMS apart by name: SITE_URL and CMS_URL need two.');
  }
  if (env.cmsInternalUrl === env.cmsUrl) {
    throw new Failure(
      'nginx must know where the CMS listens: set CMS_INTERNAL_URL, as http://127.0.0.1:1337.',
    );
  }
  const folder = workFolder(env.dataDir);
  return `${[
    'daemon off;',
    'worker_processes auto;',
    `pid ${word(join(folder, 'pid'))};`,
    'error_log stderr warn;',
    block('events', ['worker_connections 4096;']),
    block('http', [
      ...TEMPORARY.map((name) => `${name}_temp_path ${word(join(folder, name))};`),
      'access_log off;',
      'server_tokens off;',
      'sendfile on;',
      'tcp_nopush on;',
      'map_hash_bucket_size 256;',
      'server_names_hash_bucket_size 256;',
      ...mapsOf(rewrites ?? []),
      siteServer(env, rewrites !== undefined),
      cmsServer(env),
      ...(env.tls ? [redirectServer(env, env.tls.redirectPort)] : []),
    ]),
  ].join('\n')}\n`;
}
