import type { Core } from '@strapi/strapi';
import { toString } from 'qrcode';
import { readEnv } from '../../settings/env';
import { secretUri } from './codes';

const PARAMETERS = 'api::app-parameter.app-parameter';

/** The site's name in an authenticator app. */
async function issuer(strapi: Core.Strapi): Promise<string> {
  const stored = (await strapi.db.query(PARAMETERS).findOne({ select: ['brandName'] })) as {
    readonly brandName: string;
  } | null;
  return stored?.brandName ?? new URL(readEnv().siteUrl).host;
}

/**
 * A secret for an authenticator app: as text, as a URI and as a QR code of the URI.
 * @param label the owner's login name; the app shows it
 */
export async function presentSecret(strapi: Core.Strapi, secret: string, label: string) {
  const uri = secretUri(secret, await issuer(strapi), label);
  const svg = await toString(uri, { type: 'svg' });
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}
