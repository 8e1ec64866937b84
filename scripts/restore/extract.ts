import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'tar';
import type { ReadEntry } from 'tar';
import cmsPackage from '../../cms/package.json';
import { DATA_VERSION } from '../../cms/src/settings/backup-files';
import { sha256 } from '../backup/checksum';
import { MANIFEST, MANIFEST_CHECKSUM, newerVersion, parseManifest } from '../backup/manifest';
import type { Entry, Manifest } from '../backup/manifest';
import { codeOf, Failure } from '../lib/failure';

/** The end mark of a tar file: two empty blocks. */
const END_BYTES = 1024;
const BLOCK_BYTES = 512;
const MOST_MANIFEST_BYTES = 256 * 1024 * 1024;

const damaged = (why: string): Failure => new Failure(`The backup is damaged: ${why}.`);

/** @throws Failure if the file is no tar file, or was cut off */
async function assertWhole(file: string): Promise<void> {
  const handle = await open(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw new Failure(`There is no file ${file}.`);
    throw error;
  });
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Failure(`${file} is no file.`);
    const end = Buffer.alloc(END_BYTES, 1);
    await handle.read(end, 0, END_BYTES, Math.max(0, stats.size - END_BYTES));
    if (stats.size % BLOCK_BYTES > 0 || end.some((byte) => byte !== 0))
      throw damaged('it is no tar file, or its end is missing');
  } finally {
    await handle.close();
  }
}

/** The rank of a version such as `1.20.3`: ranks sort in the order of the versions. */
const rankOf = (version: string): number =>
  version.split('.').reduce((rank, part) => rank * 10_000 + Number(part), 0);

function assertNotNewer({ dataVersion, strapi }: Manifest): void {
  const own = cmsPackage.dependencies['@strapi/strapi'];
  if (dataVersion > DATA_VERSION || rankOf(strapi) > rankOf(own)) throw newerVersion();
}

async function textOf(entry: ReadEntry): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Writes an entry to its file. @throws Failure if it differs from the manifest */
async function extractEntry(
  entry: ReadEntry,
  { path: name, size, sha256: sum }: Entry,
  to: string,
) {
  const output = await open(path.join(to, name), 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of entry) {
      hash.update(chunk);
      bytes += chunk.length;
      await output.write(chunk);
    }
  } finally {
    await output.close();
  }
  if (bytes !== size || hash.digest('hex') !== sum) throw damaged(`${name} is not what it was`);
}

/** Processes the entries of a backup in order. */
class Extraction {
  private text = '';
  private manifest: Manifest | undefined;
  private expected = new Map<string, Entry>();

  constructor(private readonly folder: string) {}

  /** @throws Failure if the manifest does not expect the entry */
  async take(entry: ReadEntry): Promise<void> {
    if (entry.type !== 'File' && entry.type !== 'OldFile')
      throw damaged(`${JSON.stringify(entry.path)} is no plain file`);
    if (this.text === '') await this.takeManifest(entry);
    else if (!this.manifest) await this.takeChecksum(entry);
    else {
      // A name that is not in the manifest is never used, so no entry is written outside the folder.
      const known = this.expected.get(entry.path);
      if (!known) throw damaged(`${JSON.stringify(entry.path)} does not belong to it`);
      this.expected.delete(entry.path);
      await extractEntry(entry, known, this.folder);
    }
  }

  private async takeManifest(entry: ReadEntry): Promise<void> {
    if (entry.path !== MANIFEST || entry.size > MOST_MANIFEST_BYTES)
      throw new Failure('The file is no backup of npm run backup: its manifest is not there.');
    this.text = await textOf(entry);
  }

  private async takeChecksum(entry: ReadEntry): Promise<void> {
    if (entry.path !== MANIFEST_CHECKSUM || entry.size > BLOCK_BYTES)
      throw damaged('the checksum of its manifest is not there');
    if ((await textOf(entry)) !== sha256(this.text)) throw damaged('its manifest was changed');
    this.manifest = parseManifest(this.text);
    assertNotNewer(this.manifest);
    for (const one of this.manifest.entries) this.expected.set(one.path, one);
  }

  /** @throws Failure if entries are missing */
  end(): Manifest {
    const [absent] = this.expected.keys();
    if (!this.manifest || absent !== undefined)
      throw damaged(`${absent ?? 'its manifest'} is not there`);
    return this.manifest;
  }
}

/**
 * Extracts a backup with its manifest to a folder, and checks all of it: structure, names, versions, sizes and
 * checksums.
 * @throws Failure with one sentence if any check fails
 */
export async function extractBackup(file: string, folder: string): Promise<Manifest> {
  await assertWhole(file);
  for (const one of ['data', 'uploads']) await mkdir(path.join(folder, one), { recursive: true });
  const extraction = new Extraction(folder);
  let taking = Promise.resolve();
  const errors: unknown[] = [];
  const parser = new Parser({
    strict: true,
    onReadEntry: (entry: ReadEntry) => {
      taking = taking
        .then(() => (errors.length > 0 ? undefined : extraction.take(entry)))
        .catch((error: unknown) => {
          errors.push(error);
        })
        .finally(() => {
          entry.resume();
        });
    },
  });
  parser.on('error', (error: Error) => {
    errors.push(damaged(error.message));
  });
  // An error also ends the wait. The listener records it.
  const next = (event: 'drain' | 'end') => once(parser, event).catch(() => undefined);
  const handle = await open(file);
  try {
    for await (const chunk of handle.createReadStream({ highWaterMark: 1 << 20 })) {
      const isReady = parser.write(chunk as Buffer);
      if (errors.length > 0) break;
      if (!isReady) await next('drain');
    }
    if (errors.length === 0) {
      const ended = next('end');
      parser.end();
      await ended;
    }
    await taking;
  } finally {
    await handle.close();
  }
  if (errors.length > 0) throw errors[0];
  const manifest = extraction.end();
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
  return manifest;
}
