import type { Core } from '@strapi/strapi';
import { notFound } from '../http/errors';
import { picked } from '../http/success';
import type { Resource } from './resource';
import { inWrite } from './revision';

type Input = Readonly<Record<string, unknown>>;
type Uid = `api::${string}.${string}`;

const uidOf = ({ uid }: Resource): Uid => uid as Uid;
const isPublished = ({ pages }: Resource): boolean => pages !== 'none';

/**
 * A record by its `_id`.
 * @param visible what else it must be for the caller to see it, as a query
 * @throws 404 where there is none
 */
export async function storedRecord<T>(
  strapi: Core.Strapi,
  resource: Resource,
  id: string,
  populate: object,
  visible: object = {},
): Promise<T> {
  const record: unknown = await strapi.db
    .query(resource.uid)
    .findOne({ where: { $and: [{ documentId: id }, visible] }, populate });
  if (!record) throw notFound();
  return record as T;
}

/** Those of the keys sent that a record has rules for. */
export const fieldsSent = ({ rule }: Resource, input: Input): Input =>
  picked(input, Object.keys(rule?.fields ?? {}));

/** @returns the new record's `_id` */
export async function createRecord(
  strapi: Core.Strapi,
  resource: Resource,
  data: Input,
): Promise<string> {
  const created = await strapi.documents(uidOf(resource)).create({ data: data as never });
  return created.documentId;
}

/** Writes what was sent over what there is. @throws 404 where there is none */
export async function editRecord(
  strapi: Core.Strapi,
  resource: Resource,
  documentId: string,
  data: Input,
): Promise<void> {
  const write = async () => {
    await storedRecord(strapi, resource, documentId, {});
    await strapi.documents(uidOf(resource)).update({ documentId, data: data as never });
  };
  await inWrite(strapi, write, isPublished(resource));
}

/** @throws 404 where there is none */
export async function deleteRecord(
  strapi: Core.Strapi,
  resource: Resource,
  documentId: string,
): Promise<void> {
  const write = async () => {
    await storedRecord(strapi, resource, documentId, {});
    await strapi.documents(uidOf(resource)).delete({ documentId });
  };
  await inWrite(strapi, write, isPublished(resource));
}
