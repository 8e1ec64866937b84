import { inWrite } from '../../documents/revision';
import { signedIn } from '../../http/call';
import type { Call } from '../../http/call';
import { invalid, notFound } from '../../http/errors';
import { success } from '../../http/success';
import { can } from '../../domain';
import type { Area } from '../../domain';
import { untilApproved } from '../../documents/approval';
import { resourceOf } from '../../documents/resource';
import { attachedFiles } from '../attached-files';
import type { AttachedFile } from '../attached-files';
import { factsOf } from '../folders';
import type { Folder } from '../folders';
import { authorizeChange, keyOf, ownerFor, ownerOf } from '../owner';
import type { Owner } from '../owner';
import { pathList, optionalPath, requiredText } from './request-values';
import { storedFiles } from '../stored-file';

export const ACTIONS = ['add', 'delete'] as const;

const attachedTo = ({ uid, folder, id }: Owner) =>
  attachedFiles(strapi, uid, factsOf(folder).field, id);

/** Sets the record's files. @param more further attributes to write */
async function name(
  { uid, folder, documentId }: Owner,
  files: number | null | readonly number[],
  more: object = {},
) {
  const data = { [factsOf(folder).field]: files, ...more };
  await strapi.documents(uid).update({ documentId, data: data as never });
}

/** The files of the paths: files of the record, or files that were added for it. @throws 400 for any other path */
async function filesOf(
  owner: Owner,
  own: readonly AttachedFile[],
  paths: readonly string[],
  field: string,
): Promise<readonly AttachedFile[]> {
  const added = await storedFiles(strapi, { url: { $in: paths }, addedFor: keyOf(owner) });
  return paths.map((path) => {
    const file = [...own, ...added].find(({ url }) => url === path);
    if (!file) throw invalid({ [field]: 'An image path was not added for this record' });
    return file;
  });
}

/** Sets or removes the picture of a record with one picture. An empty path removes it. */
export async function editImagePath(call: Call, folder: Folder) {
  const caller = signedIn(call);
  await inWrite(strapi, async () => {
    const owner = await ownerFor(strapi, folder, requiredText(call.body, 'id'), caller);
    if (call.body.path === undefined) throw invalid({ path: 'path must be a text' });
    const path = optionalPath(call.body, 'path');
    const own = await attachedTo(owner);
    const [file] = path === null ? [] : await filesOf(owner, own, [path], 'path');
    const resource = can(caller, factsOf(folder).changedBy) ? undefined : resourceOf(owner.uid);
    await name(owner, file?.id ?? null, resource && (await untilApproved(strapi, resource)));
  });
  return success();
}

/** The record's files after the action. @throws 400 */
async function changed({ body }: Call, owner: Owner): Promise<readonly AttachedFile[]> {
  const action = ACTIONS.find((known) => known === body.action);
  if (!action) throw invalid({ action: `action must be one of: ${ACTIONS.join(', ')}` });
  const paths = pathList(body, 'images');
  const own = await attachedTo(owner);
  if (action === 'delete') return own.filter(({ url }) => !paths.includes(url));
  const added = await filesOf(owner, own, paths, 'images');
  return [...own, ...added.filter(({ id }) => !own.some((file) => file.id === id))];
}

/**
 * Adds or removes pictures of a record with several pictures.
 * @param call its area is the record's, if records have one
 */
export async function editImagePaths(call: Call & { readonly area?: Area }, folder: Folder) {
  return await inWrite(strapi, async () => {
    const owner = await ownerOf(strapi, folder, requiredText(call.body, 'id'));
    if (!owner || owner.area !== call.area) throw notFound();
    authorizeChange(owner, signedIn(call));
    const files = await changed(call, owner);
    await name(
      owner,
      files.map(({ id }) => id),
    );
    return success({ images: files.map(({ url }) => url) });
  });
}
