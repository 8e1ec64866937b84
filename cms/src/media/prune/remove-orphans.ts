import type { Core } from '@strapi/strapi';
import { inWrite } from '../../documents/revision';
import { removeFiles, removeFromStorage } from '../remove-files';
import { referencesTo, storedFiles } from '../stored-file';
import type { StoredFile } from '../stored-file';
import type { FoundOrphan } from './find-orphans';

/** The number of pictures in one transaction. Other writes wait for the transaction. */
const BATCH = 50;

/** Deletes pictures, except those that a record references now. */
async function removePictures(strapi: Core.Strapi, files: readonly StoredFile[]): Promise<void> {
  await inWrite(strapi, async () => {
    const still = await storedFiles(strapi, { id: { $in: files.map(({ id }) => id) } });
    const namings = await Promise.all(still.map(({ id }) => referencesTo(strapi, id)));
    await removeFiles(
      strapi,
      still.filter((_, at) => namings[at]?.length === 0),
    );
  });
}

/** Deletes the orphans that `findOrphans` returned. */
export async function removeOrphans(
  strapi: Core.Strapi,
  leftovers: readonly FoundOrphan[],
): Promise<void> {
  const files = leftovers.flatMap(({ file }) => file ?? []);
  for (let from = 0; from < files.length; from += BATCH)
    await removePictures(strapi, files.slice(from, from + BATCH));
  await removeFromStorage(
    strapi,
    leftovers.flatMap(({ stray }) => stray ?? []),
  );
}
