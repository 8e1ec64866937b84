import type { AreaCall } from '../../../http/call';
import { invalid, mapFieldNames } from '../../../http/errors';
import { withIdempotency } from '../../../http/idempotency';
import { readValues } from '../../../http/paging';
import { success } from '../../../http/success';
import { inWrite } from '../../../documents/revision';
import { attributeName, attributesOf, closingIn, STORED_FIELDS } from '../../../domain';
import type { Kind } from '../../../domain';
import { attachedFiles } from '../../../media/attached-files';
import { LISTING_UIDS } from '../../../uids';
import { AWAITS_IMAGES } from '../services/images-awaited';
import { storedListing } from '../services/stored';
import { presentFor } from './read';

/** The API's field name of each attribute; some names differ. */
const NAMES = Object.fromEntries(
  Object.values(STORED_FIELDS)
    .flat()
    .map((field) => [attributeName(field), field.name]),
);

/** Whether a new listing is inactive while it has no images. @throws 400 for a value that is not a boolean */
function readAwaitsImages({ inactiveWithoutImages: sent }: AreaCall['body']): boolean {
  if (sent === undefined || sent === null || sent === '') return false;
  if (typeof sent === 'boolean') return sent;
  throw invalid({ inactiveWithoutImages: 'inactiveWithoutImages must be true or false' });
}

/** `POST /api/{area}/Prop…Create` */
export async function createListing(call: AreaCall, kind: Kind) {
  const { area, body } = call;
  const values = readValues(body);
  const awaiting = { [AWAITS_IMAGES]: readAwaitsImages(values) };
  const data = { ...attributesOf(kind, values), ...closingIn(values), ...awaiting, area };
  const id = await withIdempotency(call, kind, async () => {
    const created = await mapFieldNames(NAMES, () =>
      strapi.documents(LISTING_UIDS[kind]).create({ data: data as never }),
    );
    return created.documentId;
  });
  const row = await storedListing(strapi, kind, area, id);
  return success({ property: await presentFor(call, kind, row) });
}

/** The ids of the property's pictures in the order of the paths. @throws 400 if the paths are not exactly its own */
async function reordered(kind: Kind, rowId: number, paths: unknown): Promise<readonly number[]> {
  const files = await attachedFiles(strapi, LISTING_UIDS[kind], 'images', rowId);
  const idOf = new Map(files.map(({ url, id }) => [url, id]));
  const ids = Array.isArray(paths)
    ? paths.map((path: unknown) => (typeof path === 'string' ? idOf.get(path) : undefined))
    : [];
  const own = ids.filter((id) => id !== undefined);
  const isSame = own.length === ids.length && new Set(own).size === files.length;
  if (!Array.isArray(paths) || !isSame || own.length !== files.length)
    throw invalid({ imagePaths: 'imagePaths must be the property’s own paths, each once' });
  return own;
}

/** `PUT /api/{area}/Prop…Edit/{id}`: fields that are not sent stay unchanged. */
export async function editListing({ area, body, param }: AreaCall, kind: Kind) {
  const documentId = param('id');
  await inWrite(strapi, async () => {
    const { id } = await storedListing(strapi, kind, area, documentId);
    const paths = body.imagePaths ?? undefined;
    const images = paths === undefined ? {} : { images: await reordered(kind, id, paths) };
    const data = { ...attributesOf(kind, body), ...closingIn(body), ...images };
    await mapFieldNames(NAMES, () =>
      strapi.documents(LISTING_UIDS[kind]).update({ documentId, data: data as never }),
    );
  });
  return success();
}

/** `PUT /api/{area}/Prop…Delete/{id}` */
export async function deleteListing({ area, param }: AreaCall, kind: Kind) {
  const documentId = param('id');
  await inWrite(strapi, async () => {
    await storedListing(strapi, kind, area, documentId);
    await strapi.documents(LISTING_UIDS[kind]).delete({ documentId });
  });
  return success();
}
