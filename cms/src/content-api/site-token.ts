import type { Core, UID } from '@strapi/strapi';
import { registeredResources } from '../documents/resource';

const NAME = 'Site build';
const TOKEN_UID = 'admin::api-token';

/** The permissions of gatsby-source-strapi on plugins: reading pictures and schemas. */
export const PLUGIN_PERMISSIONS = [
  'plugin::upload.content-api.find',
  'plugin::content-type-builder.components.getComponents',
  'plugin::content-type-builder.content-types.getContentTypes',
];

/** All permissions of gatsby-source-strapi: also reading the resources that a build shows. */
const sitePermissions = (strapi: Core.Strapi): string[] => [
  ...registeredResources()
    .filter(({ pages }) => pages === 'build')
    .flatMap(({ uid }) =>
      strapi.contentType(uid as UID.ContentType).kind === 'collectionType'
        ? [`${uid}.find`, `${uid}.findOne`]
        : [`${uid}.find`],
    ),
  ...PLUGIN_PERMISSIONS,
];

interface TokenService {
  create: (attributes: object) => Promise<{ readonly id: number }>;
  hash: (accessKey: string) => string;
}

/** Strapi creates two tokens on its first start; one of them has all rights. Nobody uses them. */
const STRAPIS_OWN = { description: { $startsWith: 'A default API token' } };

/** Creates the API token of the site's build, sets its value to the secret, and deletes Strapi's own tokens. */
export async function syncSiteToken(strapi: Core.Strapi, secret: string): Promise<void> {
  const service = strapi.service(TOKEN_UID) as unknown as TokenService;
  const query = strapi.db.query(TOKEN_UID);
  await query.deleteMany({ where: STRAPIS_OWN });
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
      permissions: sitePermissions(strapi),
    }));
  await query.update({ where: { id }, data: { accessKey, encryptedKey: null } });
}
