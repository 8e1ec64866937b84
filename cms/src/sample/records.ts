import type { Core, UID } from '@strapi/strapi';

type Data = Readonly<Record<string, unknown>>;

/** Whether a record with these values is stored. */
export const isStored = async (strapi: Core.Strapi, uid: UID.ContentType, filters: Data) =>
  (await strapi.documents(uid).count({ filters } as never)) > 0;

/** The samples that are not stored: no record has the same value of `key`. */
export async function missing<K extends string, T extends Readonly<Record<K, unknown>>>(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  samples: readonly T[],
  key: K,
): Promise<T[]> {
  const stored = await Promise.all(
    samples.map((sample) => isStored(strapi, uid, { [key]: sample[key] })),
  );
  return samples.filter((_, index) => !stored[index]);
}

/** Creates a record through the Document Service, so that the write rules apply. */
export async function create(strapi: Core.Strapi, uid: UID.ContentType, data: Data): Promise<void> {
  // Strapi's input types come from generated files, which a clean clone lacks.
  await strapi.documents(uid).create({ data } as never);
}
