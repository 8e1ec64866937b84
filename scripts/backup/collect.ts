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

/** A consistent state in a folder: `data/` with every table, `uploads/` with every picture that a row references. */
interface Collected {
  readonly dump: Dump;
  readonly pictures: readonly string[];
  /** Pictures that rows reference but the storage lacks. */
  readonly missing: readonly string[];
}

/**
 * Collects a consistent state while the CMS runs. It fetches the pictures after it reads the database, so the CMS may
 * have deleted some of them meanwhile; then it reads the database again. If two states reference a picture that the
 * storage lacks, the picture was missing before. Later rounds are short, because fetched pictures stay.
 * @throws Failure if pictures are deleted in every round
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
      // A text may mention a picture that was deleted long ago.
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
