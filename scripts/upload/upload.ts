import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { eachLimited } from '../lib/each-limited';
import { listFilesBelow, readIfExists, undefinedIfMissing } from '../lib/files';
import { readFacts } from '../publisher/release/release-facts';
import type { SiteBucket } from './site-bucket';
import { isHashed } from '../lib/hashed-name';
import { isServedName } from '../lib/served-name';

/** The order of the upload: a page's files are uploaded before the page. */
const STAGES: readonly ((file: string) => boolean)[] = [
  isHashed,
  (file) => file.startsWith('page-data/'),
  (file) => !file.endsWith('.html') && !/^(?:sitemap.*\.xml|robots\.txt)$/.test(file),
  (file) => file.endsWith('.html'),
  () => true,
];

/** The files by stage. Removals go in the reverse order. */
const groupByStage = (files: readonly string[]): string[][] =>
  STAGES.map((_, stage) => files.filter((file) => STAGES.findIndex((is) => is(file)) === stage));

const CONCURRENCY = 16;
/** The table of rewrites, for the CDN's own rules. */
const REWRITES = 'rewrites.json';
/** The file with the revision of the pages. It is uploaded after all other changes. */
const PUBLISHED = 'published.json';

/** For each file name: its hash, and a mark that changes with the file. */
export type KnownHashes = Map<string, { readonly mark: string; readonly hash: string }>;

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

async function hashesOf(folder: string, known: KnownHashes): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const path of listFilesBelow(folder, isServedName)) {
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

/** Reads or makes the files that must come before all others. */
async function readFirst(folder: string): Promise<ReadonlyMap<string, string>> {
  const { rewrites } = await readFacts(folder);
  const published = await readIfExists(join(folder, PUBLISHED));
  return new Map([
    [REWRITES, JSON.stringify(rewrites)],
    // Every page that is read later has this revision or a newer one.
    ...(published === undefined ? [] : [[PUBLISHED, published] as const]),
  ]);
}

/**
 * Makes a bucket equal to a release: uploads changed files (assets, page data, HTML), removes the others in the reverse
 * order, and uploads the revision last. The next upload completes an interrupted one. Foreign files stay in the bucket.
 * @param known the hashes of this program's previous upload; this upload replaces them
 * @returns the numbers of uploaded and removed files
 */
export async function upload(folder: string, bucket: SiteBucket, known: KnownHashes = new Map()) {
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
    // The file was removed meanwhile: the next upload removes it from the bucket.
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
