import type { Core } from '@strapi/strapi';
import { inWrite } from './revision';
import { RECORD_RULES } from '../domain';
import type { ContentRecord } from '../domain';
import { picked } from '../http/success';
import { RECORD_UIDS } from '../uids';
import { storedRecord } from './stored-record';

type Input = Readonly<Record<string, unknown>>;

/** Those of the keys sent that a record has rules for. */
export const fieldsSent = (name: ContentRecord, input: Input): Input =>
  picked(input, Object.keys(RECORD_RULES[name].fields));

/** @returns the new record's `_id` */
export async function createRecord(
  strapi: Core.Strapi,
  name: ContentRecord,
  data: Input,
): Promise<string> {
  const created = await strapi.documents(RECORD_UIDS[name]).create({ data: data as never });
  return created.documentId;
}

/** Writes what was sent over what there is. @throws 404 where there is none */
export async function editRecord(
  strapi: Core.Strapi,
  name: ContentRecord,
  documentId: string,
  data: Input,
): Promise<void> {
  await inWrite(strapi, async () => {
    await storedRecord(strapi, name, documentId, {});
    await strapi.documents(RECORD_UIDS[name]).update({ documentId, data: data as never });
  });
}

/** @throws 404 where there is none */
export async function deleteRecord(
  strapi: Core.Strapi,
  name: ContentRecord,
  documentId: string,
): Promise<void> {
  await inWrite(strapi, async () => {
    await storedRecord(strapi, name, documentId, {});
    await strapi.documents(RECORD_UIDS[name]).delete({ documentId });
  });
}
