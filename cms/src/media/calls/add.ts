import { signedIn } from '../../http/call';
import type { Call, FormFile } from '../../http/call';
import { invalid, notFound, tooMany } from '../../http/errors';
import { HOUR, RateLimit } from '../../http/rate-limit';
import { authorize } from '../../http/route';
import { success } from '../../http/success';
import { IMAGES_AT_A_TIME, MESSAGES, requiredMessage } from '../../domain';
import { factsOf, isFolder } from '../folders';
import type { AddCall } from '../../documents/resource';
import { keyOf, ownerFor } from '../owner';
import type { Owner } from '../owner';
import { optionalPath, requiredText } from './request-values';
import { storeUploads } from '../store-uploads';
import { storedFiles } from '../stored-file';
import { attachedFiles } from '../attached-files';

/** The limit for one account. Source: docs/contract.md, "Images". */
const uploads = new RateLimit('upload', (limits) => limits.uploads, HOUR);

/** The record that the pictures are for. @throws 400, 401, 403, 404 */
async function ownerOfUpload(call: Call, name: AddCall): Promise<Owner> {
  const caller = signedIn(call);
  const folder = requiredText(call.body, 'folder');
  if (!isFolder(folder) || factsOf(folder).call !== name)
    throw invalid({ folder: `${name} does not know the folder` });
  authorize(caller, factsOf(folder).addedBy);
  return ownerFor(strapi, folder, requiredText(call.body, 'id'), caller);
}

/** @throws 400 if the form has no file under this name */
function sentFiles({ files }: Call, field: string): readonly FormFile[] {
  const sent = files[field] ?? [];
  if (sent.length === 0) throw invalid({ [field]: requiredMessage(field) });
  return sent;
}

/** The path of the picture to replace, or null. @throws 404 if it is not a picture of the record */
async function replacedBy(call: Call, owner: Owner): Promise<string | null> {
  const path = optionalPath(call.body, 'path');
  if (path === null) return null;
  const { uid, id, folder } = owner;
  const attached = await attachedFiles(strapi, uid, factsOf(folder).field, id);
  const added = await storedFiles(strapi, { url: path, addedFor: keyOf(owner) });
  if (added.length === 0 && !attached.some(({ url }) => url === path)) throw notFound();
  return path;
}

/** Counts the files of an upload. Rejected pictures count, too: they cost the most. @throws 429 */
export async function countUpload(call: Call, files = 1): Promise<void> {
  const seconds = await uploads.count(signedIn(call).documentId, files);
  if (seconds !== undefined) throw tooMany(seconds);
}

/** `POST /AddImage`: stores the picture of a record, which does not reference it yet. */
export async function addImage(call: Call) {
  const owner = await ownerOfUpload(call, 'AddImage');
  const replaces = await replacedBy(call, owner);
  const [file, ...more] = sentFiles(call, 'file');
  if (!file || more.length > 0) throw invalid({ file: 'file must be one file' });
  await countUpload(call);
  const [path] = await storeUploads(strapi, [file], owner, replaces);
  return success({ path });
}

/** `POST /AddImages`: stores pictures of a record, which does not reference them yet. */
export async function addImages(call: Call) {
  const owner = await ownerOfUpload(call, 'AddImages');
  const files = sentFiles(call, 'images');
  if (files.length > IMAGES_AT_A_TIME) throw invalid({ images: MESSAGES.tooManyImages });
  await countUpload(call, files.length);
  return success({ images: await storeUploads(strapi, files, owner) });
}
