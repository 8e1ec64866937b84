import type { Core } from '@strapi/strapi';
import { namesInBin } from '../../documents/bin';
import { DOCUMENT_PREFIX } from '../../settings/backup-files';
import { queryInTransaction } from '../../documents/query';
import type { Env } from '../../settings/env';
import { contentUids, imagePathsIn } from '../text-references';
import { UPLOADS } from '../storage/upload-settings';
import { listStorage } from '../storage/stored-names';
import type { StorageEntry } from '../storage/stored-names';
import { namesOf, storedFiles } from '../stored-file';
import type { StorageKey, StoredFile } from '../stored-file';
import type { Orphan } from './messages';

/** An orphan with the data that its removal needs. */
export interface FoundOrphan extends Orphan {
  /** The row of the picture; null for a stray file. */
  readonly file: StoredFile | null;
  readonly stray: StorageKey | null;
}

const pathOf = (name: string): string => `/${UPLOADS}/${name}`;

/** Strapi's core store is searched, too: the panel's settings reference the logo. */
const referencedInTexts = (strapi: Core.Strapi) =>
  imagePathsIn(strapi, [...contentUids(strapi), 'strapi::core-store']);

async function referencedIds(strapi: Core.Strapi): Promise<ReadonlySet<number>> {
  const rows = await queryInTransaction(strapi, (knex) =>
    knex('files_related_mph').distinct<{ file_id: number }[]>('file_id'),
  );
  return new Set(rows.map(({ file_id: id }) => id));
}

const isOlder = ({ changedAt }: StorageEntry, than: Date): boolean => changedAt < than;

function strayOf({ name, bytes }: StorageEntry): FoundOrphan {
  const dot = name.lastIndexOf('.');
  const at = dot < 0 ? name.length : dot;
  const stray = { hash: name.slice(0, at), ext: name.slice(at) };
  return { path: pathOf(name), kind: 'stray', bytes, file: null, stray };
}

/**
 * Finds stored pictures and files that no record, page or text references.
 * @param olderThan younger files are ignored: their record may not reference them yet
 */
export async function findOrphans(
  strapi: Core.Strapi,
  env: Env,
  olderThan: Date,
): Promise<readonly FoundOrphan[]> {
  // The storage is listed first, so that a file that is stored during the search is not an orphan.
  const stored = await listStorage(env);
  const named = await referencedIds(strapi);
  const texts = await referencedInTexts(strapi);
  const files = await storedFiles(strapi, {});
  const bytesOf = new Map(stored.map(({ name, bytes }) => [name, bytes]));
  const isInText = (names: readonly string[]) => names.some((name) => texts.has(pathOf(name)));

  const unnamed = files
    .filter((file) => !named.has(file.id) && new Date(file.createdAt) < olderThan)
    .filter((file) => !isInText(namesOf(file)))
    .map((file): FoundOrphan => {
      const bytes = namesOf(file).reduce((sum, name) => sum + (bytesOf.get(name) ?? 0), 0);
      return { path: file.url, kind: 'unnamed', bytes, file, stray: null };
    });
  // A backup that was restored has the pictures of the bin, and documents, in the public folder until the CMS starts.
  const known = new Set([...files.flatMap(namesOf), ...(await namesInBin(strapi))]);
  const strays = stored
    .filter(({ name }) => !name.startsWith(DOCUMENT_PREFIX))
    .filter((one) => !known.has(one.name) && isOlder(one, olderThan) && !isInText([one.name]))
    .map(strayOf);
  return [...unnamed, ...strays];
}
