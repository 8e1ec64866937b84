import type { Env } from '../../../cms/src/settings/env';
import { quote } from './syntax';

/** The host name of an address. */
export const hostOf = (url: string): string => new URL(url).hostname;

/** The line `listen`: with TLS on SITE_PORT if there is a certificate, without on any other port. */
export function listenLine({ siteHost, sitePort, tls }: Env, port = sitePort): string {
  const host = siteHost.includes(':') ? `[${siteHost}]` : siteHost;
  // `::` stands for every address, as it does for Node.
  const families = siteHost === '::' ? ' ipv6only=off' : '';
  return `listen ${host}:${String(port)}${families}${tls && port === sitePort ? ' ssl http2' : ''}`;
}

/** The lines of the certificate, if there is one. */
export const tlsLines = ({ tls }: Env): string[] =>
  tls
    ? [
        `ssl_certificate ${quote(tls.certificate)};`,
        `ssl_certificate_key ${quote(tls.key)};`,
        'ssl_session_cache shared:tls:10m;',
      ]
    : [];
