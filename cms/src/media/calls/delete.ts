import { inWrite } from '../../documents/revision';
import { signedIn } from '../../http/call';
import type { Call } from '../../http/call';
import { notFound } from '../../http/errors';
import { success } from '../../http/success';
import type { SignedIn } from '../../sessions/caller';
import { attachedFiles } from '../attached-files';
import { removeFiles } from '../remove-files';
import { factsOf, folderOfUid, isFolder } from '../folders';
import { canChange, ownerOf, ownerOfRow } from '../owner';
import type { Owner } from '../owner';
import { pathList, requiredText } from './request-values';
import { referencesTo, storedFiles } from '../stored-file';
import type { StoredFile } from '../stored-file';

/** The record that a file was added for; undefined if it no longer exists. */
async function addedFor({ addedFor: key }: StoredFile): Promise<Owner | undefined> {
  const [folder, documentId] = key?.split('/') ?? [];
  return isFolder(folder) && documentId !== undefined
    ? ownerOf(strapi, folder, documentId)
    : undefined;
}

/** The records that reference a file. @throws 404 if something else references it, such as a page */
async function namedBy({ id }: StoredFile): Promise<readonly Owner[]> {
  const owners: Owner[] = [];
  for (const { uid, rowId } of await referencesTo(strapi, id)) {
    const folder = folderOfUid(uid);
    const owner = folder && (await ownerOfRow(strapi, folder, rowId));
    if (!owner) throw notFound();
    owners.push(owner);
  }
  return owners;
}

async function detach({ uid, folder, id, documentId }: Owner, file: StoredFile): Promise<void> {
  const { field } = factsOf(folder);
  const left = (await attachedFiles(strapi, uid, field, id)).filter((one) => one.id !== file.id);
  const ids = left.map((one) => one.id);
  const value = factsOf(folder).call === 'AddImages' ? ids : null;
  await strapi.documents(uid).update({ documentId, data: { [field]: value } as never });
}

/** Removes a file from all of its records and deletes it. @returns false for a file of no record @throws 404 */
async function deleteFile(file: StoredFile, caller: SignedIn): Promise<boolean> {
  const names = await namedBy(file);
  const source = await addedFor(file);
  const owners = source ? [...names, source] : names;
  if (!owners.every((owner) => canChange(owner, caller))) throw notFound();
  for (const owner of names) await detach(owner, file);
  // The write that removed the last reference has deleted the file already.
  if (owners.length > 0) await removeFiles(strapi, await storedFiles(strapi, { id: file.id }));
  return owners.length > 0;
}

/** `POST /DeleteImage` */
export async function deleteImage(call: Call) {
  const caller = signedIn(call);
  await inWrite(strapi, async () => {
    const [file] = await storedFiles(strapi, { url: requiredText(call.body, 'path') });
    if (!file || !(await deleteFile(file, caller))) throw notFound();
  });
  return success();
}

/** `POST /api/ImageDeleteBulk`: deletes all of the paths, or none. It ignores a path of no record. */
export async function deleteImages(call: Call) {
  const caller = signedIn(call);
  await inWrite(strapi, async () => {
    const paths = pathList(call.body, 'paths');
    for (const file of await storedFiles(strapi, { url: { $in: paths } }))
      await deleteFile(file, caller);
  });
  return success();
}
