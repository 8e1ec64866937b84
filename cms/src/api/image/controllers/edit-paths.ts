import { inWrite } from '../../../documents/revision';
import { signedIn } from '../../../http/call';
import type { AreaCall, Call } from '../../../http/call';
import { invalid, notFound } from '../../../http/errors';
import { success } from '../../../http/success';
import type { Kind } from '../../../domain';
import { attachedFiles } from '../../../media/attached-files';
import type { AttachedFile } from '../../../media/attached-files';
import { factsOf } from '../../../media/folders';
import type { Folder } from '../../../media/folders';
import { keyOf, ownerFor } from '../../../media/owner';
import type { Owner } from '../../../media/owner';
import { pathList, optionalPath, requiredText } from '../services/request-values';
import { storedFiles } from '../../../media/stored-file';

export const ACTIONS = ['add', 'delete'] as const;

const attachedTo = ({ uid, folder, id }: Owner) =>
  attachedFiles(strapi, uid, factsOf(folder).field, id);

/** Sets the record's files. */
async function name({ uid, folder, documentId }: Owner, files: number | null | readonly number[]) {
  const data = { [factsOf(folder).field]: files };
  await strapi.documents(uid).update({ documentId, data: data as never });
}

/** The files of the paths: the record's own, and those that were added for it. @throws 400 for any other path */
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

/** `PUT /api/ReviewEditForAddImagePath`, `…/PropOverviewEditForAddImagePath`: an empty path removes the image. */
export async function editImagePath(call: Call, folder: Folder) {
  await inWrite(strapi, async () => {
    const owner = await ownerFor(strapi, folder, requiredText(call.body, 'id'), signedIn(call));
    if (call.body.path === undefined) throw invalid({ path: 'path must be a text' });
    const path = optionalPath(call.body, 'path');
    const own = await attachedTo(owner);
    const [file] = path === null ? [] : await filesOf(owner, own, [path], 'path');
    await name(owner, file?.id ?? null);
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

async function editList(call: Call, folder: Folder, isHere: (owner: Owner) => boolean) {
  return await inWrite(strapi, async () => {
    const owner = await ownerFor(strapi, folder, requiredText(call.body, 'id'), signedIn(call));
    if (!isHere(owner)) throw notFound();
    const files = await changed(call, owner);
    await name(
      owner,
      files.map(({ id }) => id),
    );
    return success({ images: files.map(({ url }) => url) });
  });
}

/** `PUT /api/AwardEditForAddImagePath` */
export const editAwardImages = (call: Call) => editList(call, 'award', () => true);

/** `PUT /api/{area}/Prop…EditForAddImagePath` */
export const editListingImages = (call: AreaCall, kind: Kind) =>
  editList(call, kind, ({ area }) => area === call.area);
