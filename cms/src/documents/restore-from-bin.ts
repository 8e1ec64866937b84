import type { Core } from '@strapi/strapi';
import { binFiles } from '../media/storage/hidden-files';
import { FILE_UID, namesOf } from '../media/stored-file';
import { readEnv } from '../settings/env';
import { isArea } from '../domain';
import { addAuditEntry, auditSubject } from './audit-trail';
import { BIN_UID, contentOf } from './bin';
import type { BinContent, BinEntry, Binned, FileRow } from './bin';
import { withChangeLog } from './logged';
import { isPublished } from './resource';
import { afterCommit, inWrite } from './revision';
import { storeVersions } from './versions';
import { writeHooksOf } from './write-rules';

type Values = Readonly<Record<string, unknown>>;

interface Attribute {
  readonly target?: string;
}

/** The row ids of relations, without those of what is gone. */
async function presentRelations(
  strapi: Core.Strapi,
  uid: string,
  relations: BinContent['relations'],
): Promise<Values> {
  const attributes = strapi.contentType(uid as `api::${string}.${string}`).attributes as Readonly<
    Record<string, Attribute>
  >;
  const present: Record<string, unknown> = {};
  for (const [name, ids] of Object.entries(relations)) {
    const { target } = attributes[name] ?? {};
    if (target === undefined || ids.length === 0) continue;
    const rows = (await strapi.db
      .query(target)
      .findMany({ select: ['id'], where: { id: { $in: ids } } })) as readonly { id: number }[];
    present[name] = rows.map(({ id }) => id);
  }
  return present;
}

/** Stores the rows of pictures again. Returns the row ids of the record's pictures that are there, in their order. */
async function restorePictures(
  strapi: Core.Strapi,
  { pictures, files }: BinContent,
): Promise<readonly number[]> {
  for (const { folder, ...row } of files as readonly (FileRow & {
    readonly folder?: { readonly id: number } | null;
  })[])
    await strapi.db.query(FILE_UID).create({ data: { ...row, folder: folder?.id ?? null } });
  const where = { id: { $in: pictures } };
  const rows = (await strapi.db.query(FILE_UID).findMany({ select: ['id'], where })) as readonly {
    readonly id: number;
  }[];
  const there = new Set(rows.map(({ id }) => id));
  return pictures.filter((id) => there.has(id));
}

async function restoreRecord(
  strapi: Core.Strapi,
  { uid, pictures }: Binned,
  content: BinContent,
): Promise<void> {
  const { rule, placesOf, restoreDeleted } = writeHooksOf(uid);
  const { values, relations } = content;
  const { documentId } = values;
  // The rules of an edit that changes nothing: the record was valid, but another one may have taken its name.
  const valid = await rule?.({ strapi, data: {}, documentId, stored: values });
  const changed = await restoreDeleted?.(strapi, documentId, values);
  const data = {
    ...{ ...values, ...valid, ...changed },
    ...(await presentRelations(strapi, uid, relations)),
    ...(pictures && { [pictures.field]: await restorePictures(strapi, content) }),
  };
  const context = { uid, action: 'create', params: {} } as Parameters<typeof withChangeLog>[1];
  await withChangeLog(strapi, context, placesOf, async () => {
    const entry: unknown = await strapi.db.query(uid).create({ data });
    afterCommit(() => strapi.eventHub.emit('entry.create', { uid, entry }));
    return entry;
  });
}

/**
 * Brings a record back from the bin: the same `_id`, fields and pictures in their order.
 * @returns false if it is not in the bin any more @throws ValidationError if a rule refuses it
 */
export async function restoreFromBin(
  strapi: Core.Strapi,
  resource: Binned,
  record: string,
): Promise<boolean> {
  const files = binFiles(readEnv());
  let names: readonly string[] = [];
  const restore = async (): Promise<boolean> => {
    const where = { record, type: resource.name };
    const entry = (await strapi.db.query(BIN_UID).findOne({ where })) as BinEntry | null;
    if (!entry) return false;
    const content = contentOf(entry);
    names = content.files.flatMap(namesOf);
    await files.show(names);
    await restoreRecord(strapi, resource, content);
    await storeVersions(strapi, [{ record, action: 'undelete' }]);
    await strapi.db.query(BIN_UID).deleteMany({ where });
    await addAuditEntry(strapi, {
      ...{ action: 'Restore from Bin', subject: auditSubject(resource, entry.title) },
      area: isArea(entry.area) ? entry.area : null,
    });
    afterCommit(() => files.remove(names));
    return true;
  };
  try {
    return await inWrite(strapi, restore, isPublished(resource.uid));
  } catch (error) {
    await files.hide(names);
    throw error;
  }
}
