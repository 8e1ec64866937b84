import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { BundleManifest } from '../../../site/adapter/manifest';
import { listFilesBelow } from '../../lib/files';

/** One build of the site, which is immutable: its static files and the engine that renders the other pages. */
export class Bundle {
  private constructor(
    readonly folder: string,
    readonly manifest: BundleManifest,
  ) {}

  /** Throws if the folder has no complete bundle. */
  static async open(folder: string): Promise<Bundle> {
    const text = await readFile(join(folder, 'manifest.json'), 'utf8');
    return new Bundle(folder, JSON.parse(text) as BundleManifest);
  }

  /** The name of its folder, which is unique. */
  get name(): string {
    return basename(this.folder);
  }

  /** The module that renders pages. */
  get entryPoint(): string {
    return join(this.folder, this.manifest.entryPoint);
  }

  get public(): string {
    return join(this.folder, 'public');
  }

  /** Every file of `public`, relative to it. */
  async *publicFiles(): AsyncGenerator<string> {
    for await (const file of listFilesBelow(this.public)) yield relative(this.public, file);
  }

  readPublic(file: string): Promise<string> {
    return readFile(join(this.public, file), 'utf8');
  }
}
