import type { Core } from '@strapi/strapi';
import { folderOfUid } from './folders';
import { pathsIn, textsOf } from './mentions';

/** The types whose texts people write: those of pages, without the many rows of records. */
function editorialUids(strapi: Core.Strapi): string[] {
  const types = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  return [...types.filter((uid) => !folderOfUid(uid)), ...Object.keys(strapi.components)];
}

/** The paths of pictures that the texts of pages show. */
export const editorialNames = (strapi: Core.Strapi): Promise<ReadonlySet<string>> =>
  pathsIn(
    strapi,
    editorialUids(strapi).map((uid) => textsOf(strapi, uid)),
  );
