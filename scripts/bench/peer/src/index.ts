import type { Core } from '@strapi/strapi';

const ROLE_UID = 'plugin::users-permissions.role';
const PERMISSION_UID = 'plugin::users-permissions.permission';
const ACTION = 'api::propresi.propresi.find';

type Fields = Parameters<Core.Strapi['customFields']['register']>[0];

/**
 * The peer of the CMS: Strapi from its template, with the CMS's own content type of residential properties, which
 * everybody may read through Strapi's REST API.
 */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    strapi.customFields.register(JSON.parse(process.env.PEER_CUSTOM_FIELDS ?? '[]') as Fields);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const permissions = strapi.db.query(PERMISSION_UID);
    if (await permissions.findOne({ where: { action: ACTION } })) return;
    const role = (await strapi.db.query(ROLE_UID).findOne({ where: { type: 'public' } })) as {
      readonly id: number;
    };
    await permissions.create({ data: { action: ACTION, role: role.id } });
  },
};
