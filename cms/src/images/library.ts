import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { logChange } from '../changes/log';
import { afterCommit, inWrite, revisionUnderWay } from '../changes/revision';
import { dropFiles } from './drop-files';
import { recordsShowing } from './shown-by';
import type { ShowingRecord } from './shown-by';
import { storedFiles } from './stored-file';

interface LibraryFile {
  readonly id: number;
  readonly alternativeText?: string | null;
}

/** A file on its way into the storage; `hash` is its name there. */
interface FileToStore {
  hash: string;
}

/** The upload plugin's way to the storage. */
interface Storage {
  upload: (file: FileToStore) => Promise<void>;
  replace: (file: FileToStore, before: Readonly<FileToStore>) => Promise<void>;
}

/** The upload plugin's service, as far as the media library changes what pages show. */
interface Library {
  remove: (file: LibraryFile) => Promise<unknown>;
  replace: (id: number | string, ...more: readonly unknown[]) => Promise<LibraryFile>;
  updateFileInfo: (id: number | string, ...more: readonly unknown[]) => Promise<LibraryFile>;
}

async function logged(strapi: Core.Strapi, records: readonly ShowingRecord[]): Promise<void> {
  for (const { uid, documentId } of records) {
    await logChange(strapi, {
      revision: revisionUnderWay(),
      type: uid.slice(uid.lastIndexOf('.') + 1),
      record: documentId,
      action: 'update',
    });
  }
}

/** Its row, and what shows it, in one transaction; its files after that. */
const remove = (strapi: Core.Strapi, { id }: LibraryFile): Promise<unknown> =>
  inWrite(strapi, async () => {
    const [media] = await storedFiles(strapi, { id });
    if (!media) return null;
    const records = await recordsShowing(strapi, id);
    await dropFiles(strapi, [media]);
    await logged(strapi, records);
    afterCommit(() => strapi.eventHub.emit('media.delete', { media }));
    return media;
  });

/** What Strapi ends a stored file's name with. */
const SERIAL = /(?:_[0-9a-f]{10})?$/;

/**
 * Has a picture that takes another's place stored under a name of its own: browsers keep what has a name for good, and may
 * be reading what was there. The files before it stay for the pages that show them yet, until `images:prune`.
 */
function keepNamesApart(strapi: Core.Strapi): void {
  const storage = strapi.plugin('upload').service('provider') as unknown as Storage;
  storage.replace = (file, before) => {
    // The renditions are named after it once it is.
    if (file.hash === before.hash)
      file.hash = before.hash.replace(SERIAL, `_${randomBytes(5).toString('hex')}`);
    return storage.upload(file);
  };
}

/**
 * Has the media library raise a revision where it changes what pages show: a picture that goes, other bytes in its
 * place, other words for it. Each record that shows it is told of as changed.
 */
export function followLibrary(strapi: Core.Strapi): void {
  keepNamesApart(strapi);
  const library = strapi.plugin('upload').service('upload') as unknown as Library;
  const replace = library.replace.bind(library);
  const updateFileInfo = library.updateFileInfo.bind(library);
  const changed = (id: number) =>
    inWrite(strapi, async () => logged(strapi, await recordsShowing(strapi, id)));

  library.remove = (file) => remove(strapi, file);
  library.replace = async (...asked) => {
    // The drawing takes its time: nobody is to wait for a transaction so long.
    const file = await replace(...asked);
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
