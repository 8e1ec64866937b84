import type { Core, UID } from '@strapi/strapi';

type Values = Readonly<Record<string, unknown>>;

/** An attribute of a content type or a component. */
export interface Attribute {
  readonly type: string;
  readonly component?: string;
  readonly repeatable?: boolean;
  readonly default?: unknown;
}
type Attributes = Readonly<Record<string, Attribute>>;

/** The attributes of a content type or a component. */
export const attributesOf = (strapi: Core.Strapi, uid: string): Attributes =>
  (strapi.getModel(uid as UID.Schema) as unknown as { readonly attributes: Attributes }).attributes;

/** What Strapi must read so that a record comes with its components and pictures. */
function populateOf(strapi: Core.Strapi, uid: string): Values {
  return Object.fromEntries(
    Object.entries(attributesOf(strapi, uid)).flatMap(
      ([name, { type, component }]): [string, unknown][] => {
        if (type === 'media') return [[name, { select: ['url'] }]];
        return component === undefined ? [] : [[name, { populate: populateOf(strapi, component) }]];
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
): Promise<Values> {
  const populate = populateOf(strapi, uid);
  const found: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: populate as never });
  return (plain(found) ?? {}) as Values;
}
