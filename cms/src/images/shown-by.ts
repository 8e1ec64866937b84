import type { Core } from '@strapi/strapi';
import { namingsOf } from './stored-file';
import type { Naming } from './stored-file';

/** A record of content, as the change log names it. */
export interface ShowingRecord {
  readonly uid: string;
  readonly documentId: string;
}

interface Attribute {
  readonly type: string;
  readonly component?: string;
}

/** Where a naming is to be looked for: the type itself, or those that are made of the component that names. */
function placesOf(strapi: Core.Strapi, { uid, rowId }: Naming) {
  if (!(uid in strapi.components)) return [{ uid, where: { id: rowId } }];
  return Object.entries(strapi.contentTypes).flatMap(([type, { attributes }]) =>
    Object.entries(attributes as unknown as Readonly<Record<string, Attribute>>)
      .filter(([, { component }]) => component === uid)
      .map(([name]) => ({ uid: type, where: { [name]: { id: rowId } } })),
  );
}

/** The records that show a file, each once. */
export async function recordsShowing(
  strapi: Core.Strapi,
  fileId: number,
): Promise<readonly ShowingRecord[]> {
  const found = new Map<string, ShowingRecord>();
  for (const naming of await namingsOf(strapi, fileId)) {
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
