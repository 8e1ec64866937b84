import type { Core } from '@strapi/strapi';
import { changedFields } from '../../../documents/changed-fields';
import { attachedFiles } from '../../../media/attached-files';
import { fileIds, isPicturePath } from '../../../media/stored-file';
import type { Versioned, VersionedRecord } from './record';
import { valuesAt } from './state';
import { changeWords } from './words';
import type { ShownChange } from './words';

type Values = Readonly<Record<string, unknown>>;

interface Comparison {
  readonly changes: readonly ShownChange[];
  /** The labels of the changes that the version does not bring back. */
  readonly staying: readonly string[];
}

/** The values that a version holds, but for those that say what was done. */
export const valuesOf = ({ versions }: Versioned, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => versions.fields[name]?.isPast !== true),
  );

/** The present values of the fields that a version holds, with pictures as their paths. */
async function valuesNow(
  strapi: Core.Strapi,
  { resource: { uid, pictures }, values: now }: VersionedRecord,
  then: Values,
): Promise<Values> {
  const values = Object.fromEntries(Object.keys(then).map((name) => [name, now[name] ?? null]));
  const field = pictures?.field;
  if (field === undefined || !(field in then)) return values;
  const files = await attachedFiles(strapi, uid, field, now.id as number);
  return { ...values, [field]: files.map(({ url }) => url) };
}

/** Whether a change stays: pictures of a record do, and a picture within a text whose file is gone. */
async function stays(
  strapi: Core.Strapi,
  { versions, pictures }: Versioned,
  changes: readonly ShownChange[],
) {
  if (!versions.isDeep) return ({ field }: ShownChange) => field === pictures?.field;
  const paths = changes.flatMap(({ before }) => (isPicturePath(before) ? [before] : []));
  const kept = await fileIds(strapi, paths);
  return ({ before }: ShownChange) => isPicturePath(before) && !kept.has(before);
}

/** What differs between a version and the present. @throws 404 if the record has no such version */
export async function compared(
  strapi: Core.Strapi,
  record: VersionedRecord,
  version: number,
): Promise<Comparison> {
  const { resource, documentId } = record;
  const then = valuesOf(resource, await valuesAt(strapi, documentId, version));
  const now = await valuesNow(strapi, record, then);
  const { versions } = resource;
  const changes = changeWords(versions.fields, changedFields(versions, then, now));
  const isStaying = await stays(strapi, resource, changes);
  return { changes, staying: changes.filter(isStaying).map(({ label }) => label) };
}
