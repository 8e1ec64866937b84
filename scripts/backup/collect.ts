import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { eachLimited } from '../lib/each-limited';
import { Failure } from '../lib/failure';
import type { Client } from './database';
import { dumpDatabase } from './dump';
import type { Dump } from './dump';
import { UPLOADS } from './manifest';
import type { PictureStorage } from './picture-storage';

const AT_ONCE = 16;
const ATTEMPTS = 10;

/** A consistent state in a folder: `data/` with every table, `uploads/` with every picture that a row names. */
export interface Collected {
  readonly dump: Dump;
  readonly pictures: readonly string[];
  /** Pictures that rows name and the storage does not have. */
  readonly missing: readonly string[];
}

/**
 * Collects a consistent state while the CMS runs. Pictures are brought after the database is read, so the CMS may have
 * deleted some of them meanwhile; then the database is read again. A picture that two states in a row name and the
 * storage does not have was missing before. Later rounds are short: what was brought stays.
 * @throws Failure where pictures are deleted in every round
 */
export async function collect(
  database: Knex,
  client: Client,
  storage: PictureStorage,
  folder: string,
): Promise<Collected> {
  const there = new Set<string>();
  const uploads = path.join(folder, UPLOADS);
  await mkdir(uploads, { recursive: true });
  const fetchMissing = async (names: Iterable<string>): Promise<string[]> => {
    const missing: string[] = [];
    const wanted = [...names].filter((name) => !there.has(name));
    await eachLimited(wanted, AT_ONCE, async (name) => {
      if (await storage.fetch(name, path.join(uploads, name))) there.add(name);
      else missing.push(name);
    });
    return missing;
  };
  let before: readonly string[] | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await rm(path.join(folder, 'data'), { recursive: true, force: true });
    await mkdir(path.join(folder, 'data'), { recursive: true });
    const dump = await dumpDatabase(database, client, folder);
    const missing = await fetchMissing(dump.files);
    if (missing.every((name) => before?.includes(name))) {
      // A text may mention what was deleted long ago.
      await fetchMissing(dump.mentioned);
      const named = new Set([...dump.files, ...dump.mentioned]);
      return {
        dump,
        pictures: [...named].filter((name) => there.has(name)).sort(),
        missing: missing.sort(),
      };
    }
    before = missing;
  }
  throw new Failure('Pictures are deleted faster than they are saved: run the backup again later.');
}
