import { join } from 'node:path';
import type { Env } from '../../../cms/src/settings/env';
import type { Rewrite } from '../../../site/adapter/manifest';
import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { HEADER_BYTES } from '../fixed-responses';
import type { Account } from './account';
import { hostOf, listenLine, tlsLines } from './listen';
import { mapsOf } from './maps';
import { siteBlock } from './site-block';
import { block, quote } from './syntax';

/** The folder of nginx's configuration and temporary files. */
export const workFolder = (dataDir: string): string => join(dataDir, 'nginx');
/** The access log: a line for each request to the site or the CMS. */
export const accessLog = (dataDir: string): string =>
  join(foldersOf(dataDir).logs, 'nginx-access.log');
/** The folder of certbot's `--webroot`. */
const acmeFolder = (dataDir: string): string => join(dataDir, 'acme');

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The proxy server of the CMS. It sets no size limit, because the CMS limits its requests itself. */
const cmsServer = (env: Env): string =>
  block('server', [
    `${listenLine(env)};`,
    `server_name ${quote(hostOf(env.cmsUrl))};`,
    ...tlsLines(env),
    'client_max_body_size 0;',
    block('location /', [
      `proxy_pass ${quote(env.cmsInternalUrl)};`,
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
    `${listenLine(env, port)} default_server;`,
    block('location ^~ /.well-known/acme-challenge/', [`root ${quote(acmeFolder(env.dataDir))};`]),
    block('location /', ['return 301 https://$host$request_uri;']),
  ]);

/**
 * The configuration of an nginx that serves the current release like the static server, and is a reverse proxy for the
 * CMS under the CMS's host name.
 * @param rewrites the rewrites of the release; undefined before the first publish
 * @param workers the account of the worker processes, if nginx is started as root
 * @throws Failure if site and CMS have the same host name, or the CMS's internal address is missing
 */
export function nginxConfig(
  env: Env,
  rewrites: readonly Rewrite[] | undefined,
  workers?: Account,
): string {
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
    // Without this, nginx started as root uses a worker account that cannot read the data folder.
    ...(workers ? [`user ${workers.user} ${workers.group};`] : []),
    'worker_processes auto;',
    `pid ${quote(join(folder, 'pid'))};`,
    'error_log stderr warn;',
    block('events', ['worker_connections 4096;']),
    block('http', [
      ...TEMPORARY.map((name) => `${name}_temp_path ${quote(join(folder, name))};`),
      `access_log ${quote(accessLog(env.dataDir))} combined;`,
      'server_tokens off;',
      `large_client_header_buffers 1 ${String(HEADER_BYTES)};`,
      'sendfile on;',
      'tcp_nopush on;',
      'map_hash_bucket_size 256;',
      'server_names_hash_bucket_size 256;',
      ...mapsOf(rewrites ?? []),
      siteBlock(env, rewrites !== undefined),
      cmsServer(env),
      ...(env.tls ? [redirectServer(env, env.tls.redirectPort)] : []),
    ]),
  ].join('\n')}\n`;
}
