import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { currentAuthor } from '../../../documents/actor';
import { queryInTransaction } from '../../../documents/query';
import { afterCommit, inUnpublishedWrite } from '../../../documents/revision';
import { storeVersions } from '../../../documents/versions';
import { DOCUMENTS_OF_LISTING, KINDS } from '../../../domain';
import type { Area, Kind, ListingDocument } from '../../../domain';
import type { FormFile } from '../../../http/call';
import { invalid, notFound } from '../../../http/errors';
import { documentFiles } from '../../../media/storage/hidden-files';
import { DOCUMENT_PREFIX } from '../../../settings/backup-files';
import { readEnv } from '../../../settings/env';
import { listingRow, storedListing } from '../../listing/services/stored';
import { tableOf } from '../../listing/services/rows';
import { listingDocument } from '../resource';
import { documentName, documentType } from './document-type';

/** A file without a row is removed when it is so old: the row of a newer one may not be committed yet. */
const UNNAMED_MS = 60 * 60 * 1000;

/** A stored document of a listing. */
export interface StoredDocument {
  readonly id: number;
  readonly documentId: string;
  readonly listing: string;
  readonly kind: Kind;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** The name in the storage. It begins with the time of its creation. */
  readonly file: string;
  readonly at: number | string;
  readonly by: string | null;
}

/** A listing that documents belong to. */
export type OwningListing = Pick<StoredDocument, 'listing' | 'kind'>;

const rowsIn = (strapi: Core.Strapi) => strapi.db.query(listingDocument.uid);

/** The document as the region's staff see it. */
export const presentDocument = (document: StoredDocument): ListingDocument => ({
  _id: document.documentId,
  ...{ name: document.name, type: document.type, bytes: document.bytes, by: document.by },
  at: new Date(Number(document.at)).toISOString(),
});

/** The listing of an area, of either kind. @throws 404 */
export async function owningListing(
  strapi: Core.Strapi,
  area: Area,
  listing: string,
): Promise<OwningListing> {
  for (const kind of KINDS) {
    const where = { [tableOf(strapi, kind).column('area')]: area };
    if (await listingRow(strapi, kind, listing, where)) return { listing, kind };
  }
  throw notFound();
}

/** A document by its `_id`; undefined if there is none. */
export const findDocument = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<StoredDocument | undefined> =>
  ((await rowsIn(strapi).findOne({ where: { documentId } })) as StoredDocument | null) ?? undefined;

/** A document of an area's listing. @throws 404 if there is none, or its listing is deleted or of another area */
export async function documentIn(
  strapi: Core.Strapi,
  area: Area,
  documentId: string,
): Promise<StoredDocument> {
  const found = await findDocument(strapi, documentId);
  if (!found) throw notFound();
  await storedListing(strapi, found.kind, area, found.listing);
  return found;
}

/** The documents of listings, the first added first. */
export const documentsOf = async (
  strapi: Core.Strapi,
  listings: readonly string[],
): Promise<readonly StoredDocument[]> =>
  (await rowsIn(strapi).findMany({
    where: { listing: { $in: listings } },
    orderBy: [{ id: 'asc' }],
  })) as readonly StoredDocument[];

/**
 * Changes the documents of a listing, in the current write, and keeps their names before and after as its version. It locks
 * the listing, because a write that pages show has another mutex, and writes a version of it, too.
 */
async function withVersion<T>(
  strapi: Core.Strapi,
  { listing: record, kind }: OwningListing,
  act: () => Promise<T>,
): Promise<T> {
  await queryInTransaction(strapi, (knex) =>
    knex(tableOf(strapi, kind).tableName).where({ document_id: record }).forUpdate().select('id'),
  );
  const names = async () => (await documentsOf(strapi, [record])).map(({ name }) => name);
  const before = await names();
  const result = await act();
  const fields = { documents: [before, await names()] } as const;
  await storeVersions(strapi, [{ record, action: 'update', fields }]);
  return result;
}

/**
 * Stores a document: the file first, so that each row has one.
 * @throws 400 for another format, or if the listing has as many as it may; 404 if it was deleted in the meantime
 */
export async function storeDocument(
  strapi: Core.Strapi,
  area: Area,
  { listing, kind }: OwningListing,
  { filepath, originalFilename, size: bytes }: FormFile,
): Promise<StoredDocument> {
  const format = await documentType(filepath);
  if (!format) throw invalid({ file: 'A document must be a PDF or a picture' });
  const { ending, type } = format;
  const name = documentName(originalFilename, format);
  const at = Date.now();
  const file = `${DOCUMENT_PREFIX}${String(at)}-${randomUUID()}.${ending}`;
  const files = documentFiles(readEnv());
  await files.store(file, filepath);
  const create = async (): Promise<StoredDocument> => {
    await storedListing(strapi, kind, area, listing);
    if ((await rowsIn(strapi).count({ where: { listing } })) >= DOCUMENTS_OF_LISTING)
      throw invalid({
        file: `A property has at most ${String(DOCUMENTS_OF_LISTING)} documents`,
      });
    const { name: by } = currentAuthor(strapi);
    const data = { listing, kind, name, type, bytes, file, at, by };
    return await withVersion(
      strapi,
      { listing, kind },
      async () => (await rowsIn(strapi).create({ data })) as StoredDocument,
    );
  };
  try {
    return await inUnpublishedWrite(strapi, create);
  } catch (error) {
    await files.remove([file]);
    throw error;
  }
}

/** Removes documents with their files, in the current write. */
async function remove(
  strapi: Core.Strapi,
  documents: readonly Pick<StoredDocument, 'id' | 'file'>[],
): Promise<void> {
  if (documents.length === 0) return;
  await rowsIn(strapi).deleteMany({ where: { id: { $in: documents.map(({ id }) => id) } } });
  afterCommit(() => documentFiles(readEnv()).remove(documents.map(({ file }) => file)));
}

/** Removes a document of an area's listing. @throws 404 */
export const deleteStored = (strapi: Core.Strapi, area: Area, documentId: string): Promise<void> =>
  inUnpublishedWrite(strapi, async () => {
    const found = await documentIn(strapi, area, documentId);
    await withVersion(strapi, found, () => remove(strapi, [found]));
  });

/** Removes the documents of listings by their `_id`s, in the current write. */
export const forgetDocuments = async (
  strapi: Core.Strapi,
  listings: readonly string[],
): Promise<void> => remove(strapi, await documentsOf(strapi, listings));

/**
 * Makes the files agree with the rows: what the restore of a backup has left in the public folder moves into the folder
 * of documents, and files of no row go.
 * @param now milliseconds since 1970
 */
export async function settleDocuments(strapi: Core.Strapi, now: number): Promise<void> {
  const files = documentFiles(readEnv());
  const there = new Set(await files.list());
  const rows = (await rowsIn(strapi).findMany({ select: ['file'] })) as readonly StoredDocument[];
  const named = new Set(rows.map(({ file }) => file));
  await files.hide([...named].filter((name) => !there.has(name)));
  const isOld = (name: string): boolean =>
    Number.parseInt(name.slice(DOCUMENT_PREFIX.length), 10) < now - UNNAMED_MS;
  await files.remove([...there].filter((name) => !named.has(name) && isOld(name)));
}
