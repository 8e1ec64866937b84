import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { eachLimited } from '../lib/each-limited';
import { listFilesBelow, readIfExists, undefinedIfMissing } from '../lib/files';
import { readFacts } from '../publisher/release/release-facts';
import { groupByStage } from './order';
import type { SiteBucket } from './site-bucket';

const CONCURRENCY = 16;
/** The table of rewrites, for the CDN's own rules. */
const REWRITES = 'rewrites.json';
/** Says up to which revision the pages are right: uploaded when they are, and what is gone is gone. */
const PUBLISHED = 'published.json';

export interface UploadResult {
  readonly uploaded: number;
  readonly removed: number;
}

/** The hash of each file that was read already, with what changes with the file; by its name in the release. */
export type KnownHashes = Map<string, { readonly mark: string; readonly hash: string }>;

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

async function hashesOf(folder: string, known: KnownHashes): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const path of listFilesBelow(folder, (name) => !name.startsWith('.'))) {
    const found = await undefinedIfMissing(stat(path));
    if (!found) continue;
    const mark = [found.ino, found.size, found.mtimeMs].join(' ');
    const name = relative(folder, path);
    const before = known.get(name);
    const content = before?.mark === mark ? undefined : await undefinedIfMissing(readFile(path));
    const hash = content ? hashOf(content) : before?.hash;
    if (hash === undefined) continue;
    known.set(name, { mark, hash });
    hashes.set(name, hash);
  }
  for (const name of known.keys()) if (!hashes.has(name)) known.delete(name);
  return hashes;
}

/** What does not come from the release's files as they are when their turn comes. */
async function readFirst(folder: string): Promise<ReadonlyMap<string, string>> {
  const { rewrites } = await readFacts(folder);
  const published = await readIfExists(join(folder, PUBLISHED));
  return new Map([
    [REWRITES, JSON.stringify(rewrites)],
    // What it says is true of every page that is read after it.
    ...(published === undefined ? [] : [[PUBLISHED, published] as const]),
  ]);
}

/**
 * Makes a bucket hold what a release holds: what changed, assets before page data before HTML, then takes away
 * what is gone, the other way round, and says last how far it is. One that is cut off is completed by the next. What
 * the bucket holds besides is left alone.
 * @param known the hashes of the upload before by this program; they become those of this one
 */
export async function upload(
  folder: string,
  bucket: SiteBucket,
  known: KnownHashes = new Map(),
): Promise<UploadResult> {
  const first = await readFirst(folder);
  const wanted = await hashesOf(folder, known);
  for (const [file, content] of first) wanted.set(file, hashOf(content));
  const before = await bucket.uploaded();
  const changed = [...wanted.keys()].filter((file) => before[file] !== wanted.get(file));
  const gone = Object.keys(before).filter((file) => !wanted.has(file));
  if (changed.length + gone.length === 0) return { uploaded: 0, removed: 0 };

  const after: Record<string, string> = { ...before };
  for (const file of changed) after[file] = '';
  await bucket.note(after);
  const put = async (file: string): Promise<void> => {
    const content = first.get(file) ?? (await undefinedIfMissing(readFile(join(folder, file))));
    // Gone meanwhile: the next upload takes it away.
    if (content === undefined) return;
    await bucket.put(file, content);
    after[file] = hashOf(content);
  };
  for (const stage of groupByStage(changed.filter((file) => file !== PUBLISHED))) {
    await eachLimited(stage, CONCURRENCY, put);
  }
  for (const stage of groupByStage(gone).reverse()) {
    await eachLimited(stage, CONCURRENCY, async (file) => {
      await bucket.remove(file);
      Reflect.deleteProperty(after, file);
    });
  }
  if (changed.includes(PUBLISHED)) await put(PUBLISHED);
  await bucket.note(after);
  return { uploaded: changed.length, removed: gone.length };
}
