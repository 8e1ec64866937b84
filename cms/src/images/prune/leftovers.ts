import type { Core } from '@strapi/strapi';
import { ask } from '../../changes/knex';
import type { Env } from '../../env';
import { pathsIn, textsOf } from '../mentions';
import { UPLOADS } from '../storage/upload-settings';
import { storedNames } from '../storage/stored-names';
import type { StoredName } from '../storage/stored-names';
import { storedFiles } from '../stored-file';
import type { PlacedFile, StoredFile } from '../stored-file';
import type { Leftover } from './messages';

/** A leftover with all that its removal needs. */
export interface Found extends Leftover {
  /** The picture's row; null for a stray file. */
  readonly file: StoredFile | null;
  readonly stray: PlacedFile | null;
}

const nameOf = ({ hash, ext }: PlacedFile): string => `${hash}${ext}`;
const namesOf = (file: StoredFile): string[] =>
  [file, ...Object.values(file.formats ?? {})].map(nameOf);
const pathOf = (name: string): string => `/${UPLOADS}/${name}`;

/** Every type with texts in which a picture can be shown; the panel's own settings name its logo. */
function everyUid(strapi: Core.Strapi): string[] {
  const types = Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  return [...types, ...Object.keys(strapi.components), 'strapi::core-store'];
}

const mentioned = (strapi: Core.Strapi) =>
  pathsIn(
    strapi,
    everyUid(strapi).map((uid) => textsOf(strapi, uid)),
  );

async function namedIds(strapi: Core.Strapi): Promise<ReadonlySet<number>> {
  const rows = await ask(strapi, (knex) =>
    knex('files_related_mph').distinct<{ file_id: number }[]>('file_id'),
  );
  return new Set(rows.map(({ file_id: id }) => id));
}

const isOlder = ({ changedAt }: StoredName, than: Date): boolean => changedAt < than;

function strayOf({ name, bytes }: StoredName): Found {
  const dot = name.lastIndexOf('.');
  const at = dot < 0 ? name.length : dot;
  const stray = { hash: name.slice(0, at), ext: name.slice(at) };
  return { path: pathOf(name), kind: 'stray', bytes, file: null, stray };
}

/**
 * What the storage of pictures holds beyond what records, pages and their texts name. One that is younger may be under
 * way: it has been added, and its record does not name it yet.
 */
export async function findLeftovers(
  strapi: Core.Strapi,
  env: Env,
  olderThan: Date,
): Promise<readonly Found[]> {
  // The storage first: a file that comes between is younger than its row.
  const stored = await storedNames(env);
  const named = await namedIds(strapi);
  const texts = await mentioned(strapi);
  const files = await storedFiles(strapi, {});
  const bytesOf = new Map(stored.map(({ name, bytes }) => [name, bytes]));
  const isInText = (names: readonly string[]) => names.some((name) => texts.has(pathOf(name)));

  const unnamed = files
    .filter((file) => !named.has(file.id) && new Date(file.createdAt) < olderThan)
    .filter((file) => !isInText(namesOf(file)))
    .map((file): Found => {
      const bytes = namesOf(file).reduce((sum, name) => sum + (bytesOf.get(name) ?? 0), 0);
      return { path: file.url, kind: 'unnamed', bytes, file, stray: null };
    });
  const known = new Set(files.flatMap(namesOf));
  const strays = stored
    .filter((one) => !known.has(one.name) && isOlder(one, olderThan) && !isInText([one.name]))
    .map(strayOf);
  return [...unnamed, ...strays];
}
