import type { Resource, ResourcePictures } from '../documents/resource';
import { fieldsOfRule } from '../documents/versioned-fields';
import { EDITORIAL } from '../domain';
import type { EditorialName, EditorialType } from '../domain';
import { mapFields, recordFieldInRequest, recordFieldInResponse } from '../openapi/fields';
import {
  id,
  imagePath,
  instant,
  nullable,
  ref,
  requestObject,
  responseObject,
} from '../openapi/json';
import { FOR_STAFF, requiredOf, wordingOf } from '../panel/layout';
import type { ResourcePanel } from '../panel/layout';

export interface EditorialResource extends Resource {
  readonly name: EditorialName;
  readonly uid: `api::${string}.${string}`;
  readonly pictures: ResourcePictures;
}

/** The name of the schema of a type's records. The schema of its fields has this name plus `Fields`. */
export const schemaOf = (name: EditorialName): string =>
  name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The resource of an editorial type, from the model. Its uid is `api::<name>.<name>`; its media attribute is `picture`,
 * or `pictures` if a record has several. The landing page is renewed after each write.
 */
export function editorialResource(
  name: EditorialName,
  { wording, ...panel }: Pick<ResourcePanel, 'wording' | 'sections' | 'columns'>,
): EditorialResource {
  const type: EditorialType = EDITORIAL[name];
  const { one: of, folder, crop, title, write: changedBy } = type;
  return {
    name,
    uid: `api::${name}.${name}`,
    rule: type,
    pages: 'front',
    pictures: {
      ...{ folder, of, crop, title, changedBy, addedBy: 'add pictures' },
      field: crop ? 'picture' : 'pictures',
      call: crop ? 'AddImage' : 'AddImages',
      pathCall: `/${type.call}EditForAddImagePath`,
    },
    versions: {
      fields: fieldsOfRule(type, crop ? 'picture' : 'pictures'),
      seenBy: changedBy,
    },
    bin: { label: type.label, title: [title], by: changedBy },
    panel: {
      ...FOR_STAFF,
      ...panel,
      wording: { ...wordingOf(type), ...wording },
      required: requiredOf(type),
      mainField: title,
      sort: { by: 'position', order: 'ASC' },
    },
    schemas: {
      [schemaOf(name)]: responseObject({
        ...{ _id: id, createdAt: instant },
        ...mapFields(type.fields, recordFieldInResponse),
        ...{ img: imagePath, image: nullable(ref('Picture')) },
      }),
      [`${schemaOf(name)}Fields`]: requestObject(mapFields(type.fields, recordFieldInRequest)),
    },
  };
}

/** Whether a resource is of an editorial type. */
export const isEditorial = (resource: Resource): resource is EditorialResource =>
  resource.name in EDITORIAL;
