import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { eachLimited } from '../lib/each-limited';
import { filesBelow, unlessMissing } from '../lib/files';
import { readFacts } from '../publish/release-facts';
import { inStages } from './order';
import type { SiteBucket } from './site-bucket';

const AT_ONCE = 16;
/** The table of rewrites, for the CDN's own rules. */
const REWRITES = 'rewrites.json';

export interface UploadResult {
  readonly uploaded: number;
  readonly removed: number;
}

/** The hash of each file that was read already, by what changes with the file. */
export type KnownHashes = Map<string, { readonly mark: string; readonly hash: string }>;

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27);

async function hashesOf(folder: string, known: KnownHashes): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for await (const path of filesBelow(folder, (name) => !name.startsWith('.'))) {
    const found = await unlessMissing(stat(path));
    if (!found) continue;
    const mark = [found.ino, found.size, found.mtimeMs].join(' ');
    const before = known.get(path);
    const content = before?.mark === mark ? undefined : await unlessMissing(readFile(path));
    const hash = content ? hashOf(content) : before?.hash;
    if (hash === undefined) continue;
    known.set(path, { mark, hash });
    hashes.set(relative(folder, path), hash);
  }
  return hashes;
}

/**
 * Makes a bucket hold what a release holds: what changed, assets before page data before HTML, and then takes away
 * what is gone, the other way round. One that is cut off is completed by the next. What the bucket holds besides is
 * left alone.
 * @param known the hashes of earlier uploads by this program; it is added to
 */
export async function upload(
  folder: string,
  bucket: SiteBucket,
  known: KnownHashes = new Map(),
): Promise<UploadResult> {
  const rewrites = JSON.stringify((await readFacts(folder)).rewrites);
  const wanted = (await hashesOf(folder, known)).set(REWRITES, hashOf(rewrites));
  const before = await bucket.uploaded();
  const changed = [...wanted.keys()].filter((file) => before[file] !== wanted.get(file));
  const gone = Object.keys(before).filter((file) => !wanted.has(file));
  if (changed.length + gone.length === 0) return { uploaded: 0, removed: 0 };

  const after: Record<string, string> = { ...before };
  for (const file of changed) after[file] = '';
  await bucket.note(after);
  for (const stage of inStages(changed)) {
    await eachLimited(stage, AT_ONCE, async (file) => {
      const content =
        file === REWRITES ? rewrites : await unlessMissing(readFile(join(folder, file)));
      // Gone meanwhile: the next upload takes it away.
      if (content === undefined) return;
      await bucket.put(file, content);
      after[file] = hashOf(content);
    });
  }
  for (const stage of inStages(gone).reverse()) {
    await eachLimited(stage, AT_ONCE, async (file) => {
      await bucket.remove(file);
      Reflect.deleteProperty(after, file);
    });
  }
  await bucket.note(after);
  return { uploaded: changed.length, removed: gone.length };
}
