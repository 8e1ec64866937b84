import type { Env } from '../../../cms/src/settings/env';
import { quote } from './syntax';

/** The host name of a URL. */
export const hostOf = (url: string): string => new URL(url).hostname;

/** The line `listen`: with TLS on SITE_PORT if there is a certificate; without TLS on any other port. */
export function listenLine({ siteHost, sitePort, tls }: Env, port = sitePort): string {
  const host = siteHost.includes(':') ? `[${siteHost}]` : siteHost;
  // `::` means every address, as in Node.
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
