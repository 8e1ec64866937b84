import { join } from 'node:path';
import type { Rewrite } from '../../site/adapter/manifest';
import type { Folders } from '../lib/folders';
import { GONE_FILE } from '../publisher/release/page-files';
import { readFacts, servedFolder } from '../publisher/release/release-facts';
import { cacheControlOf, IMMUTABLE } from './cache-control';
import { openFile } from './open-file';
import type { OpenFile } from './open-file';
import { rewriteFor } from './rewrites';

export interface FoundFile extends OpenFile {
  readonly name: string;
  readonly status: number;
  readonly cacheControl: string;
}

const UPLOADS = 'uploads';
const NOT_FOUND = '404.html';

/** Finds the file for an address: a file of the currently served release, or a stored picture. */
export class FileFinder {
  private known: { readonly folder: string; readonly rewrites: readonly Rewrite[] } | undefined;

  constructor(private readonly folders: Folders) {}

  /**
   * Opens the file for a path's segments. If it does not exist, or the segments are undefined, opens the release's 404
   * page. Returns undefined only before the first publish.
   */
  async find(segments: readonly string[] | undefined): Promise<FoundFile | undefined> {
    let folder = await servedFolder(this.folders.current);
    while (folder !== undefined) {
      const found = await this.findIn(folder, segments);
      const served = await servedFolder(this.folders.current);
      // The release may have been removed meanwhile.
      if (found || served === folder) return found;
      folder = served;
    }
    return undefined;
  }

  private async findIn(
    folder: string,
    segments: readonly string[] | undefined,
  ): Promise<FoundFile | undefined> {
    if (segments?.[0] === UPLOADS) {
      const picture = await openFile(join(this.folders.uploads, ...segments.slice(1)));
      if (picture)
        return { ...picture, name: segments.join('/'), status: 200, cacheControl: IMMUTABLE };
    } else if (segments) {
      const name = segments.join('/');
      // The 404 page has no address of its own.
      if (name === NOT_FOUND) return this.open(folder, NOT_FOUND, 404);
      const found =
        (await this.open(folder, name, 200)) ??
        (await this.open(folder, join(name, 'index.html'), 200));
      if (found) return found;
      const gone = await this.open(folder, join(name, GONE_FILE), 410);
      if (gone) return gone;
      const rewrite = rewriteFor(await this.rewritesOf(folder), segments);
      if (rewrite) return this.open(folder, rewrite.file, rewrite.status);
    }
    return this.open(folder, NOT_FOUND, 404);
  }

  private async open(folder: string, name: string, status: number): Promise<FoundFile | undefined> {
    const file = await openFile(join(folder, name));
    return file && { ...file, name, status, cacheControl: cacheControlOf(name) };
  }

  private async rewritesOf(folder: string): Promise<readonly Rewrite[]> {
    if (this.known?.folder !== folder) {
      this.known = { folder, rewrites: (await readFacts(folder)).rewrites };
    }
    return this.known.rewrites;
  }
}
