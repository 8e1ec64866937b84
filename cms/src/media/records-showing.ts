import type { Core } from '@strapi/strapi';
import { referencesTo } from './stored-file';
import type { Reference } from './stored-file';

/** A record of content in the form of the change log. */
export interface ShowingRecord {
  readonly uid: string;
  readonly documentId: string;
}

interface Attribute {
  readonly type: string;
  readonly component?: string;
}

/** Queries that find the records of a reference: in the type itself, or in each type that contains the component. */
function placesOf(strapi: Core.Strapi, { uid, rowId }: Reference) {
  if (!(uid in strapi.components)) return [{ uid, where: { id: rowId } }];
  return Object.entries(strapi.contentTypes).flatMap(([type, { attributes }]) =>
    Object.entries(attributes as unknown as Readonly<Record<string, Attribute>>)
      .filter(([, { component }]) => component === uid)
      .map(([name]) => ({ uid: type, where: { [name]: { id: rowId } } })),
  );
}

/** The records that reference a file, directly or through a component, without duplicates. */
export async function recordsShowing(
  strapi: Core.Strapi,
  fileId: number,
): Promise<readonly ShowingRecord[]> {
  const found = new Map<string, ShowingRecord>();
  for (const naming of await referencesTo(strapi, fileId)) {
    for (const { uid, where } of placesOf(strapi, naming)) {
      if (!uid.startsWith('api::')) continue;
      const rows = (await strapi.db
        .query(uid)
        .findMany({ select: ['documentId'], where })) as readonly { documentId: string }[];
      for (const { documentId } of rows) found.set(`${uid} ${documentId}`, { uid, documentId });
    }
  }
  return [...found.values()];
}
