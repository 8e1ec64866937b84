import type { Core } from '@strapi/strapi';
import { AsyncLocalStorage } from 'node:async_hooks';
import { attachedFiles } from '../media/attached-files';
import { changedFields } from './changed-fields';
import { deepValues } from './deep-values';
import { resourceOf } from './resource';
import type { Resource } from './resource';
import { removeVersions, storeVersions } from './versions';

type Values = Readonly<Record<string, unknown>>;

/** A write of a record through the Document Service. */
interface VersionedWrite {
  readonly uid: string;
  readonly action: string;
  /** The record's `_id`; undefined for a new one. */
  readonly documentId: string | undefined;
  /** The record before the write, without relations. */
  readonly stored: Values | undefined;
  /** What is written. */
  readonly data: Values;
}

/** The rights of the current write. */
type Mode = 'restore' | 'erase';
const mode = new AsyncLocalStorage<Mode>();

/** Runs a write that brings an earlier version back. */
export const restoring = <T>(write: () => Promise<T>): Promise<T> => mode.run('restore', write);

/** Runs writes that erase personal data: they leave no version, and nothing in the bin. */
export const erasing = <T>(write: () => Promise<T>): Promise<T> => mode.run('erase', write);

/** Whether the current write erases personal data. */
export const isErasing = (): boolean => mode.getStore() === 'erase';

/** The values that the write may change. The rule has read the record already; pictures and components are read here. */
async function valuesNow(
  strapi: Core.Strapi,
  { uid, versions, pictures }: Resource,
  { documentId, stored, data }: VersionedWrite,
  known: Values,
): Promise<Values> {
  if (versions?.isDeep) return await deepValues(strapi, uid, documentId ?? '');
  const field = pictures?.field;
  if (!field || data[field] === undefined || stored === undefined) return known;
  const files = await attachedFiles(strapi, uid, field, stored.id as number);
  return { ...known, [field]: files.map(({ url }) => url) };
}

/** Runs a write and stores its version in the same transaction. A write that changes no field leaves none. */
export async function withVersion<T>(
  strapi: Core.Strapi,
  write: VersionedWrite,
  act: () => Promise<T>,
): Promise<T> {
  const resource = resourceOf(write.uid);
  const { action, documentId, stored, data } = write;
  if (!resource?.versions || isErasing()) return await act();
  const { versions } = resource;
  if (action === 'update' && documentId !== undefined) {
    const before = await valuesNow(strapi, resource, write, stored ?? {});
    const result = await act();
    const fields = changedFields(versions, before, await valuesNow(strapi, resource, write, data));
    const change = mode.getStore() === 'restore' ? 'restore' : 'update';
    if (Object.keys(fields).length > 0)
      await storeVersions(strapi, [{ record: documentId, action: change, fields }]);
    return result;
  }
  const result = await act();
  const record = documentId ?? (result as { readonly documentId?: string }).documentId;
  if (record === undefined) return result;
  if (action === 'delete' && versions.areForgotten) await removeVersions(strapi, [record]);
  else await storeVersions(strapi, [{ record, action: action === 'delete' ? 'delete' : 'create' }]);
  return result;
}
