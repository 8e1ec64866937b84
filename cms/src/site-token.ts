import type { Core } from '@strapi/strapi';

const NAME = 'Site build';
const TOKEN_UID = 'admin::api-token';

/** Just what gatsby-source-strapi reads: the editorial types, and their shapes. */
export const PERMISSIONS = [
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

/** Makes the token with which the site's build reads editorial content, and holds it to the secret's value. */
export async function keepSiteToken(strapi: Core.Strapi, secret: string): Promise<void> {
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
      permissions: PERMISSIONS,
    }));
  await query.update({ where: { id }, data: { accessKey, encryptedKey: null } });
}
