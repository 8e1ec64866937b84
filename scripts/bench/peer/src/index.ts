import type { Core } from '@strapi/strapi';

const ROLE_UID = 'plugin::users-permissions.role';
const PERMISSION_UID = 'plugin::users-permissions.permission';
/** What everybody may do. */
const ACTIONS = ['api::propresi.propresi.find', 'api::enquiry.enquiry.create'];

type Fields = Parameters<Core.Strapi['customFields']['register']>[0];

/**
 * The peer of the CMS: Strapi from its template, with the CMS's own content types of residential properties, which
 * everybody may read through Strapi's REST API, and of enquiries, which everybody may create.
 */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    strapi.customFields.register(JSON.parse(process.env.PEER_CUSTOM_FIELDS ?? '[]') as Fields);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const permissions = strapi.db.query(PERMISSION_UID);
    if (await permissions.findOne({ where: { action: ACTIONS[0] } })) return;
    const role = (await strapi.db.query(ROLE_UID).findOne({ where: { type: 'public' } })) as {
      readonly id: number;
    };
    for (const action of ACTIONS) await permissions.create({ data: { action, role: role.id } });
  },
};
