import type { Context } from 'koa';
import type { AreaCall } from '../../../http/call';
import { invalid, notFound } from '../../../http/errors';
import { success } from '../../../http/success';
import { countUpload } from '../../../media/calls/add';
import { requiredText } from '../../../media/calls/request-values';
import { documentFiles } from '../../../media/storage/hidden-files';
import { readEnv } from '../../../settings/env';
import { listingRow } from '../../listing/services/stored';
import { documentAddress, documentOf } from '../services/address';
import {
  deleteStored,
  documentIn,
  documentsOf,
  findDocument,
  owningListing,
  presentDocument,
  storeDocument,
} from '../services/stored-documents';

/** `POST /api/{area}/ListingDocumentList`: the documents of a listing. */
export async function listDocuments({ area, body }: AreaCall) {
  const { listing } = await owningListing(strapi, area, requiredText(body, 'id'));
  return { documents: (await documentsOf(strapi, [listing])).map(presentDocument) };
}

/** `POST /api/{area}/ListingDocumentAdd`: a form with the listing's `id` and one `file`. */
export async function addDocument(call: AreaCall) {
  const { area, body, files } = call;
  const listing = await owningListing(strapi, area, requiredText(body, 'id'));
  const [file, ...more] = files.file ?? [];
  if (!file || more.length > 0) throw invalid({ file: 'file must be one file' });
  await countUpload(call);
  return success({ document: presentDocument(await storeDocument(strapi, area, listing, file)) });
}

/** `POST /api/{area}/ListingDocumentAddress`: an address of a document's file. */
export async function addressDocument({ area, body }: AreaCall) {
  const { documentId } = await documentIn(strapi, area, requiredText(body, 'id'));
  return documentAddress(documentId, Date.now());
}

/** `POST /api/{area}/ListingDocumentDelete`: removes a document for good. */
export async function deleteDocument({ area, body }: AreaCall) {
  await deleteStored(strapi, area, requiredText(body, 'id'));
  return success();
}

/** Nothing in a document runs, is shown as a page, or stays in a cache. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** `GET /api/ListingDocumentFile`: the file, for whoever has its address. @throws 403, 404 */
export async function sendDocument(ctx: Context): Promise<void> {
  const found = await findDocument(strapi, documentOf(ctx.query, Date.now()));
  // The documents of a deleted listing lie in the bin with it.
  if (!found || !(await listingRow(strapi, found.kind, found.listing))) throw notFound();
  const content = await documentFiles(readEnv()).read(found.file);
  if (!content) throw notFound();
  ctx.set(HEADERS);
  ctx.attachment(found.name);
  ctx.type = found.type;
  ctx.length = found.bytes;
  ctx.body = content;
}
