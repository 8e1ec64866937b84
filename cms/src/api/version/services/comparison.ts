import type { Core } from '@strapi/strapi';
import { changedFields } from '../../../documents/changed-fields';
import { orReason } from '../../../documents/validation-error';
import { writeHooksOf } from '../../../documents/write-rules';
import { attachedFiles } from '../../../media/attached-files';
import { fileIds, isPicturePath } from '../../../media/stored-file';
import { documentsOf } from '../../listing-document/services/stored-documents';
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

const only = (values: Values, isWanted: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));

/** What a version can bring back: not what was done, and no pictures, because those that an edit has taken off are gone. */
export const restorable = ({ versions, pictures }: Versioned, values: Values): Values =>
  only(values, (name) => versions.fields[name]?.isPast !== true && name !== pictures?.field);

/** The present values of the fields that a version holds, with pictures as their paths and documents as their names. */
async function valuesNow(
  strapi: Core.Strapi,
  { resource: { uid, pictures }, documentId, values: now }: VersionedRecord,
  then: Values,
): Promise<Values> {
  const values = Object.fromEntries(Object.keys(then).map((name) => [name, now[name] ?? null]));
  const field = pictures?.field;
  if (field !== undefined && field in then)
    values[field] = (await attachedFiles(strapi, uid, field, now.id as number)).map(
      ({ url }) => url,
    );
  if ('documents' in then)
    values.documents = (await documentsOf(strapi, [documentId])).map(({ name }) => name);
  return values;
}

/** What bringing values back writes beside them: a stage that comes back can end a planned time. None if it is refused. */
async function valuesByRule(
  strapi: Core.Strapi,
  { resource: { uid }, documentId, values: stored }: VersionedRecord,
  data: Values,
): Promise<Values> {
  const { rule } = writeHooksOf(uid);
  const ruled = await orReason(async () => await rule?.({ strapi, data, documentId, stored }));
  return 'value' in ruled ? (ruled.value ?? {}) : {};
}

/** The labels of the pictures within a text whose files are gone. */
async function lostPictures(
  strapi: Core.Strapi,
  changes: readonly ShownChange[],
): Promise<readonly string[]> {
  const paths = changes.flatMap(({ before }) => (isPicturePath(before) ? [before] : []));
  const kept = await fileIds(strapi, paths);
  return changes
    .filter(({ before }) => isPicturePath(before) && !kept.has(before))
    .map(({ label }) => label);
}

/** What differs between a version and the present. @throws 404 if the record has no such version */
export async function compared(
  strapi: Core.Strapi,
  record: VersionedRecord,
  version: number,
): Promise<Comparison> {
  const { resource, documentId } = record;
  const then = await valuesAt(strapi, documentId, version);
  const now = await valuesNow(strapi, record, then);
  const { versions } = resource;
  const changed = changedFields(versions, then, now);
  const changes = changeWords(versions.fields, changed);
  if (versions.isDeep) return { changes, staying: await lostPictures(strapi, changes) };
  const data = restorable(resource, then);
  const left = only(now, (name) => name in changed && !(name in data));
  if (Object.keys(left).length === 0) return { changes, staying: [] };
  const ruled = await valuesByRule(strapi, record, data);
  const after = { ...left, ...only(ruled, (name) => name in left) };
  const staying = changeWords(versions.fields, changedFields(versions, then, after));
  return { changes, staying: staying.map(({ label }) => label) };
}
