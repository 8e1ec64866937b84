import type { Core } from '@strapi/strapi';
import { attachedFiles } from '../media/attached-files';
import { binFiles } from '../media/storage/hidden-files';
import { FILE_UID, namesOf } from '../media/stored-file';
import type { StoredFile } from '../media/stored-file';
import { readEnv } from '../settings/env';
import { currentAuthor } from './actor';
import type { EntryPoint } from './actor';
import { registeredResources, resourceOf } from './resource';
import type { Resource } from './resource';
import { afterCommit, inUnpublishedWrite } from './revision';
import { isErasing } from './versioned-write';
import { removeVersions } from './versions';

export const BIN_UID = 'api::bin.bin-entry';
const DAY_MS = 24 * 60 * 60 * 1000;
/** The entries of one transaction, so that other writes wait for a short one. */
const AT_ONCE = 50;

type Values = Readonly<Record<string, unknown>>;

/** A row of the media library, whole. */
export type FileRow = Values & StoredFile;

/** Everything of a deleted record that it needs to come back. */
export interface BinContent {
  /** Its attributes, with Strapi's own, without relations. */
  readonly values: Values & { readonly documentId: string };
  /** The row ids of what its relations led to, by attribute. */
  readonly relations: Readonly<Record<string, readonly number[]>>;
  /** The row ids of its pictures, in their order. */
  readonly pictures: readonly number[];
  /** The rows of the pictures that lie in the bin with it. */
  readonly files: readonly FileRow[];
}

/** A deleted record in the bin. */
export interface BinEntry {
  readonly id: number;
  /** The short name of the content type. */
  readonly type: string;
  /** The record's `_id`. */
  readonly record: string;
  readonly area: string | null;
  readonly title: string;
  /** When it was deleted, in milliseconds since 1970. */
  readonly at: number | string;
  /** The name of who deleted it, if it is somebody of staff. */
  readonly by: string | null;
  readonly entry: EntryPoint;
  /** `BinContent` as JSON. */
  readonly content: string;
}

/** A resource whose deleted records lie in the bin. */
export type Binned = Resource & { readonly bin: NonNullable<Resource['bin']> };

const isBinned = (resource: Resource | undefined): resource is Binned =>
  resource?.bin !== undefined;

/** The resources whose deleted records lie in the bin. */
export const binnedResources = (): readonly Binned[] => registeredResources().filter(isBinned);

export const contentOf = ({ content }: Pick<BinEntry, 'content'>): BinContent =>
  JSON.parse(content) as BinContent;

interface Attribute {
  readonly type: string;
}

/** The relations of a record, to the row ids of what they lead to. */
async function relationsOf(strapi: Core.Strapi, uid: string, documentId: string) {
  const { attributes } = strapi.contentType(uid as `api::${string}.${string}`);
  const names = Object.entries(attributes as Readonly<Record<string, Attribute>>)
    .filter(([name, { type }]) => type === 'relation' && name !== 'localizations')
    .map(([name]) => name);
  const populate = Object.fromEntries(names.map((name) => [name, { select: ['id'] }]));
  const found = (await strapi.db
    .query(uid)
    .findOne({ select: ['id'], where: { documentId }, populate: populate as never })) as Values;
  return Object.fromEntries(
    names.map((name) => [
      name,
      [found[name] ?? []].flat().map((one) => (one as { id: number }).id),
    ]),
  );
}

/** What people know a record by. */
export const titleOf = ({ bin }: Pick<Resource, 'bin'>, values: Values): string =>
  (bin?.title ?? [])
    .map((attribute) => values[attribute])
    .filter(Boolean)
    .join(', ');

/** A record that goes into the bin. */
interface Binning {
  /** Keeps pictures that nothing references any more: their rows go, and their files leave the public folder. */
  readonly keep: (files: readonly StoredFile[]) => Promise<void>;
  /** Stores the entry, in the transaction of the deletion. */
  readonly store: () => Promise<void>;
}

/**
 * Begins to put a record into the bin that is about to be deleted; undefined if it does not go there: its type has no
 * bin, or a person is erased.
 */
export async function beginBinning(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<Binning | undefined> {
  const resource = resourceOf(uid);
  if (!isBinned(resource) || isErasing()) return undefined;
  const { name: type, pictures } = resource;
  const found: unknown = await strapi.db.query(uid).findOne({ where: { documentId } });
  if (!found) return undefined;
  const values = found as BinContent['values'] & { readonly id: number };
  const attached = pictures ? await attachedFiles(strapi, uid, pictures.field, values.id) : [];
  const relations = await relationsOf(strapi, uid, documentId);
  let files: readonly FileRow[] = [];
  return {
    keep: async (orphans) => {
      const where = { id: { $in: orphans.map(({ id }) => id) } };
      files = (await strapi.db
        .query(FILE_UID)
        .findMany({ where, populate: ['folder'] })) as readonly FileRow[];
      await strapi.db.query(FILE_UID).deleteMany({ where });
      const names = files.flatMap(namesOf);
      if (names.length > 0) afterCommit(() => binFiles(readEnv()).hide(names));
    },
    store: async () => {
      const { name: by, entry } = currentAuthor(strapi);
      const content: BinContent = {
        ...{ values, relations, files },
        pictures: attached.map(({ id }) => id),
      };
      const data = {
        ...{ type, record: documentId, area: values.area ?? null, by, entry, at: Date.now() },
        ...{ title: titleOf(resource, values), content: JSON.stringify(content) },
      };
      await strapi.db.query(BIN_UID).create({ data });
    },
  };
}

/** Removes entries of the bin for good, with their versions and files, in the current write. */
export async function removeEntries(
  strapi: Core.Strapi,
  entries: readonly BinEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await strapi.db.query(BIN_UID).deleteMany({ where: { id: { $in: ids } } });
  await removeVersions(
    strapi,
    entries.map(({ record }) => record),
  );
  const names = entries.flatMap((entry) => contentOf(entry).files.flatMap(namesOf));
  if (names.length > 0) afterCommit(() => binFiles(readEnv()).remove(names));
}

/**
 * Removes the records that have been in the bin for so many days.
 * @param now milliseconds since 1970
 * @param forget removes what else is kept of these records, by their `_id`s, in the same transaction
 */
export async function emptyBin(
  strapi: Core.Strapi,
  days: number,
  now: number,
  forget: (records: readonly string[]) => Promise<void>,
): Promise<void> {
  const where = { at: { $lt: now - days * DAY_MS } };
  const removeSome = async (): Promise<number> => {
    const old: readonly BinEntry[] = await strapi.db
      .query(BIN_UID)
      .findMany({ where, limit: AT_ONCE });
    await removeEntries(strapi, old);
    await forget(old.map(({ record }) => record));
    return old.length;
  };
  while ((await inUnpublishedWrite(strapi, removeSome)) === AT_ONCE);
}

/**
 * Makes the files agree with the entries: what a kill, or the restore of a backup, has left in the public folder moves
 * into the bin, and files of no entry go.
 */
export async function settleBin(strapi: Core.Strapi): Promise<void> {
  const files = binFiles(readEnv());
  // The files are listed first: the entry of each of them was committed before.
  const there = await files.list();
  const named = await namesInBin(strapi);
  await files.hide([...named]);
  await files.remove(there.filter((name) => !named.has(name)));
}

/** The names of the files that lie in the bin. */
export async function namesInBin(strapi: Core.Strapi): Promise<ReadonlySet<string>> {
  const entries = (await strapi.db
    .query(BIN_UID)
    .findMany({ select: ['content'] })) as readonly BinEntry[];
  return new Set(entries.flatMap((entry) => contentOf(entry).files.flatMap(namesOf)));
}
