import type { Core } from '@strapi/strapi';
import { inWrite } from '../../changes/revision';
import { dropFiles, unstore } from '../drop-files';
import { namingsOf, storedFiles } from '../stored-file';
import type { StoredFile } from '../stored-file';
import type { Found } from './leftovers';

/** Writers wait for a transaction: it takes this many pictures at a time. */
const AT_ONCE = 50;

/** Removes pictures, but not one that a record has come to name since it was looked for. */
async function removePictures(strapi: Core.Strapi, files: readonly StoredFile[]): Promise<void> {
  await inWrite(strapi, async () => {
    const still = await storedFiles(strapi, { id: { $in: files.map(({ id }) => id) } });
    const namings = await Promise.all(still.map(({ id }) => namingsOf(strapi, id)));
    await dropFiles(
      strapi,
      still.filter((_, at) => namings[at]?.length === 0),
    );
  });
}

/** Removes what `findLeftovers` has found, and nothing else. */
export async function removeLeftovers(
  strapi: Core.Strapi,
  leftovers: readonly Found[],
): Promise<void> {
  const files = leftovers.flatMap(({ file }) => file ?? []);
  for (let from = 0; from < files.length; from += AT_ONCE)
    await removePictures(strapi, files.slice(from, from + AT_ONCE));
  await unstore(
    strapi,
    leftovers.flatMap(({ stray }) => stray ?? []),
  );
}
