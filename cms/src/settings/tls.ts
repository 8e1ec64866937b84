import type { Settings } from './schema';

/** What a server speaks TLS with. */
export interface Tls {
  /** The files. */
  readonly certificate: string;
  readonly key: string;
  /** Where plain HTTP is led from. */
  readonly redirectPort: number;
}

/** Undefined where there is no certificate. The schema has seen to it that a certificate has its key. */
export const tlsOf = (settings: Settings): Tls | undefined =>
  settings.TLS_CERTIFICATE && settings.TLS_KEY
    ? {
        certificate: settings.TLS_CERTIFICATE,
        key: settings.TLS_KEY,
        redirectPort: settings.TLS_REDIRECT_PORT,
      }
    : undefined;
