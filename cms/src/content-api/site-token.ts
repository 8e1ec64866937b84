import type { Core } from '@strapi/strapi';

const NAME = 'Site build';
const TOKEN_UID = 'admin::api-token';

/** What gatsby-source-strapi reads: the editorial types and their schemas. */
export const SITE_TOKEN_PERMISSIONS = [
  'api::landing.landing.find',
  'api::app-parameter.app-parameter.find',
  'api::legal-text.legal-text.find',
  'api::legal-text.legal-text.findOne',
  'plugin::upload.content-api.find',
  'plugin::content-type-builder.components.getComponents',
  'plugin::content-type-builder.content-types.getContentTypes',
];

interface TokenService {
  create: (attributes: object) => Promise<{ readonly id: number }>;
  hash: (accessKey: string) => string;
}

/** Creates the API token of the site's build, and sets its value to the secret. */
export async function syncSiteToken(strapi: Core.Strapi, secret: string): Promise<void> {
  const service = strapi.service(TOKEN_UID) as unknown as TokenService;
  const query = strapi.db.query(TOKEN_UID);
  const accessKey = service.hash(secret);
  const found = (await query.findOne({ where: { name: NAME } })) as
    | { readonly id: number; readonly accessKey: string }
    | undefined;
  if (found?.accessKey === accessKey) return;
  const { id } =
    found ??
    (await service.create({
      name: NAME,
      description: 'Reads editorial content for gatsby build. Made on the first start.',
      type: 'custom',
      kind: 'content-api',
      lifespan: null,
      permissions: SITE_TOKEN_PERMISSIONS,
    }));
  await query.update({ where: { id }, data: { accessKey, encryptedKey: null } });
}
