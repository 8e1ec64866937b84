import type { Core } from '@strapi/strapi';
import { attachedFiles } from './attached-files';
import { removeFiles } from './remove-files';
import { factsOf, folderOfUid, isFolder } from './folders';
import type { Folder } from './folders';
import { keyOf, ownerOf } from './owner';
import type { Owner } from './owner';
import { referencesTo, storedFiles } from './stored-file';
import type { StoredFile } from './stored-file';
import { contentUids, imagePathsIn } from './text-references';

/** All picture paths in editorial texts: those of records without pictures of their own, and of components. */
const editorialReferences = (strapi: Core.Strapi): Promise<ReadonlySet<string>> =>
  imagePathsIn(
    strapi,
    contentUids(strapi).filter((uid) => !folderOfUid(uid)),
  );

/** Keeps the pictures of a deleted record that would be removed. */
type KeepPictures = (files: readonly StoredFile[]) => Promise<void>;

/** A write of a record through the Document Service. */
interface RecordWrite {
  readonly uid: string;
  readonly isDelete: boolean;
  /** The record's `_id`; undefined for a create. */
  readonly documentId: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

const attachedTo = ({ folder, uid, id }: Owner, strapi: Core.Strapi) =>
  attachedFiles(strapi, uid, factsOf(folder).field, id);

/** Whether a file waits for another record: it was added for that record, and the record exists. */
async function isAwaited(strapi: Core.Strapi, { addedFor }: StoredFile, by: string) {
  const [folder, documentId] = addedFor?.split('/') ?? [];
  if (addedFor === by || !isFolder(folder) || documentId === undefined) return false;
  return (await ownerOf(strapi, folder, documentId)) !== undefined;
}

/** The files that no record and no text references. */
async function unreferenced(strapi: Core.Strapi, files: readonly StoredFile[], by: string) {
  const left: StoredFile[] = [];
  for (const file of files) {
    if ((await referencesTo(strapi, file.id)).length > 0) continue;
    if (!(await isAwaited(strapi, file, by))) left.push(file);
  }
  if (left.length === 0) return left;
  const inTexts = await editorialReferences(strapi);
  return left.filter(({ url }) => !inTexts.has(url));
}

/** The files that newly referenced pictures replace. */
async function replaced(strapi: Core.Strapi, ids: readonly number[], key: string) {
  const named = await storedFiles(strapi, { id: { $in: ids }, addedFor: key });
  const paths = named.flatMap(({ replaces }) => replaces ?? []);
  return paths.length === 0 ? [] : storedFiles(strapi, { url: { $in: paths }, addedFor: key });
}

async function writeAndCleanup<T>(
  strapi: Core.Strapi,
  folder: Folder,
  documentId: string,
  isDelete: boolean,
  write: () => Promise<T>,
  keep: KeepPictures | undefined,
): Promise<T> {
  const owner = await ownerOf(strapi, folder, documentId);
  if (!owner) return write();
  const key = keyOf(owner);
  const before = (await attachedTo(owner, strapi)).map(({ id }) => id);
  const value = await write();
  const after = isDelete ? [] : (await attachedTo(owner, strapi)).map(({ id }) => id);
  const gone = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  const candidates = [
    ...(await storedFiles(strapi, {
      $or: [{ id: { $in: gone } }, ...(isDelete ? [{ addedFor: key }] : [])],
    })),
    ...(await replaced(strapi, added, key)),
  ];
  const once = new Map(candidates.map((file) => [file.id, file]));
  const orphans = await unreferenced(strapi, [...once.values()], key);
  const isKept = ({ id }: StoredFile): boolean => keep !== undefined && before.includes(id);
  await removeFiles(
    strapi,
    orphans.filter((file) => !isKept(file)),
  );
  await keep?.(orphans.filter(isKept));
  return value;
}

/**
 * Runs a write of content and deletes the files that it orphans: those of a deleted record, and those that an edit
 * removes from a record. A file that something else references stays.
 * @param keep takes the pictures of a deleted record instead of their removal
 */
export async function withOrphanCleanup<T>(
  strapi: Core.Strapi,
  { uid, isDelete, documentId, data }: RecordWrite,
  write: () => Promise<T>,
  keep?: KeepPictures,
): Promise<T> {
  const folder = folderOfUid(uid);
  if (!folder || documentId === undefined) return write();
  if (!isDelete && data[factsOf(folder).field] === undefined) return write();
  return writeAndCleanup(strapi, folder, documentId, isDelete, write, keep);
}
