import type { Core } from '@strapi/strapi';
import { folderOfUid } from './folders';
import { imagePathsIn, textColumnsOf } from './text-references';

/** Types and components of editorial texts; records that have pictures of their own are excluded. */
function editorialUids(strapi: Core.Strapi): string[] {
  const types = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  return [...types.filter((uid) => !folderOfUid(uid)), ...Object.keys(strapi.components)];
}

/** All picture paths in editorial texts. */
export const editorialReferences = (strapi: Core.Strapi): Promise<ReadonlySet<string>> =>
  imagePathsIn(
    strapi,
    editorialUids(strapi).map((uid) => textColumnsOf(strapi, uid)),
  );
