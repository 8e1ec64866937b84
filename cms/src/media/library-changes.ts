import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { logChanges } from '../documents/change-log';
import { afterCommit, inWrite, currentWriteRevision } from '../documents/revision';
import { removeFiles } from './remove-files';
import { recordsShowing } from './records-showing';
import type { ShowingRecord } from './records-showing';
import { storedFiles } from './stored-file';

interface LibraryFile {
  readonly id: number;
  readonly alternativeText?: string | null;
}

/** A file that is being stored; `hash` is its name in the storage. */
interface FileToStore {
  hash: string;
}

/** The upload plugin's service for the storage. */
interface Storage {
  upload: (file: FileToStore) => Promise<void>;
  replace: (file: FileToStore, before: Readonly<FileToStore>) => Promise<void>;
}

/** The methods of the upload plugin's service that change what pages show. */
interface Library {
  remove: (file: LibraryFile) => Promise<unknown>;
  replace: (id: number | string, ...more: readonly unknown[]) => Promise<LibraryFile>;
  updateFileInfo: (id: number | string, ...more: readonly unknown[]) => Promise<LibraryFile>;
}

async function logRecords(strapi: Core.Strapi, records: readonly ShowingRecord[]): Promise<void> {
  const changes = records.map(({ uid, documentId }) => ({
    revision: currentWriteRevision(),
    type: uid.slice(uid.lastIndexOf('.') + 1),
    record: documentId,
    action: 'update' as const,
  }));
  await logChanges(strapi, changes);
}

/** Deletes the row and logs the records that show it, in one transaction; the files are deleted after the commit. */
const remove = (strapi: Core.Strapi, { id }: LibraryFile): Promise<unknown> =>
  inWrite(strapi, async () => {
    const [media] = await storedFiles(strapi, { id });
    if (!media) return null;
    const records = await recordsShowing(strapi, id);
    await removeFiles(strapi, [media]);
    await logRecords(strapi, records);
    afterCommit(() => strapi.eventHub.emit('media.delete', { media }));
    return media;
  });

/** The suffix of a stored file's name, which Strapi adds. */
const SERIAL = /(?:_[0-9a-f]{10})?$/;

/**
 * Stores a replaced picture under a new name: browsers cache a path forever. The old files stay for published pages that
 * still show them, until `npm run images:prune`.
 */
function renameReplacedFiles(strapi: Core.Strapi): void {
  const storage = strapi.plugin('upload').service('provider') as unknown as Storage;
  storage.replace = (file, before) => {
    // The names of the renditions derive from this one.
    if (file.hash === before.hash)
      file.hash = before.hash.replace(SERIAL, `_${randomBytes(5).toString('hex')}`);
    return storage.upload(file);
  };
}

/**
 * Adds an entry to the change log when the media library changes what pages show: a deleted picture, a replaced picture
 * or another alternative text. The entry names each record that shows the picture.
 */
export function logLibraryChanges(strapi: Core.Strapi): void {
  renameReplacedFiles(strapi);
  const library = strapi.plugin('upload').service('upload') as unknown as Library;
  const replace = library.replace.bind(library);
  const updateFileInfo = library.updateFileInfo.bind(library);
  const changed = (id: number) =>
    inWrite(strapi, async () => logRecords(strapi, await recordsShowing(strapi, id)));

  library.remove = (file) => remove(strapi, file);
  library.replace = async (...args) => {
    // Image processing is slow, so it runs before the transaction.
    const file = await replace(...args);
    await changed(file.id);
    return file;
  };
  library.updateFileInfo = (id, ...more) =>
    inWrite(strapi, async () => {
      const [before] = (await storedFiles(strapi, { id })) as readonly LibraryFile[];
      const file = await updateFileInfo(id, ...more);
      if (before?.alternativeText !== file.alternativeText) await changed(file.id);
      return file;
    });
}
