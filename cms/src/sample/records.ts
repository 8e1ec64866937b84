import type { Core, UID } from '@strapi/strapi';

type Data = Readonly<Record<string, unknown>>;

/** Whether a record with these values is stored. */
export const isThere = async (strapi: Core.Strapi, uid: UID.ContentType, filters: Data) =>
  (await strapi.documents(uid).count({ filters } as never)) > 0;

/** Creates a record through the Document Service, so that the rules of content hold for it. */
export async function create(strapi: Core.Strapi, uid: UID.ContentType, data: Data): Promise<void> {
  // Strapi's input types come from generated files that no clean clone has.
  await strapi.documents(uid).create({ data } as never);
}
