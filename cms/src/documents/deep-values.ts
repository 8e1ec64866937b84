import type { Core } from '@strapi/strapi';

type Populate = Readonly<Record<string, unknown>>;

interface Attribute {
  readonly type: string;
  readonly component?: string;
}

/** What Strapi must read so that a record comes with its components and pictures. */
function populateOf(strapi: Core.Strapi, attributes: object): Populate {
  return Object.fromEntries(
    Object.entries(attributes as Readonly<Record<string, Attribute>>).flatMap(
      ([name, { type, component }]): [string, unknown][] => {
        if (type === 'media') return [[name, { select: ['url'] }]];
        if (type !== 'component' || component === undefined) return [];
        const parts = strapi.components[component as keyof typeof strapi.components];
        return [[name, { populate: populateOf(strapi, parts?.attributes ?? {}) }]];
      },
    ),
  );
}

/** A part without Strapi's row ids, which change with each write; a picture as its path. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const parts = Object.entries(value).filter(([name]) => name !== 'id');
  const [[name, only] = []] = parts;
  if (parts.length === 1 && name === 'url') return only as unknown;
  return Object.fromEntries(parts.map(([key, part]) => [key, plain(part)]));
}

/** The values of a record with its components, as plain data; empty if there is none. */
export async function deepValues(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const type = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  const populate = populateOf(strapi, type?.attributes ?? {});
  const found: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: populate as never });
  return (plain(found) ?? {}) as Readonly<Record<string, unknown>>;
}
