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
 * @param visible the query condition of records that the caller can see
 * @throws 404 if there is none
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

/** The sent values of the fields that have rules. */
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

/** Replaces stored values with the sent ones. @throws 404 if there is none */
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

/** @throws 404 if there is none */
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
