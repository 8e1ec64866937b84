import { readdir, stat } from 'node:fs/promises';
import { undefinedIfMissing } from '../../lib/files';
import { foldersOf } from '../../lib/folders';
import { log } from '../../lib/log';
import type { Product } from '../servers/product';

const megabytesOf = async (file: string): Promise<string> => {
  const facts = await undefinedIfMissing(stat(file));
  return ((facts?.size ?? 0) / 1024 / 1024).toFixed(1);
};

/** Logs what a product keeps on the disk, to see what grows. */
export async function logGrowth(name: string, { env }: Product): Promise<void> {
  const { current } = foldersOf(env.dataDir);
  const [database, wal] = await Promise.all(
    [env.databaseFile, `${env.databaseFile}-wal`].map(megabytesOf),
  );
  const files = (await readdir(env.dataDir, { recursive: true })).length;
  const ofRelease = (await readdir(current, { recursive: true })).length;
  log(
    `  ${name}: database ${String(database)} MB, its WAL ${String(wal)} MB; ` +
      `${String(files)} files, ${String(ofRelease)} in the release`,
  );
}
