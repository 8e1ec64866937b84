import type { Env } from '../../../cms/src/settings/env';
import { quote } from './syntax';

/** The host name of an address. */
export const hostOf = (url: string): string => new URL(url).hostname;

/** Where a server listens: on SITE_PORT with TLS where there is a certificate, on any other port without. */
export function listenLine({ siteHost, sitePort, tls }: Env, port = sitePort): string {
  const host = siteHost.includes(':') ? `[${siteHost}]` : siteHost;
  return `listen ${host}:${String(port)}${tls && port === sitePort ? ' ssl http2' : ''}`;
}

/** The certificate, where there is one. */
export const tlsLines = ({ tls }: Env): string[] =>
  tls
    ? [
        `ssl_certificate ${quote(tls.certificate)};`,
        `ssl_certificate_key ${quote(tls.key)};`,
        'ssl_session_cache shared:tls:10m;',
      ]
    : [];
