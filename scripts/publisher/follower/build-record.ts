import { join } from 'node:path';
import type { SiteBuild } from '../../lib/domain';
import { readIfExists, writeAtomicallySync } from '../../lib/files';
import type { Folders } from '../../lib/folders';
import { messageOf } from '../../lib/failure';
import { parseJson } from '../../lib/json';
import { log } from '../../lib/log';

const FILE = 'last-build.json';

/** A request that is not completed yet. */
export interface PendingRequest {
  readonly what: SiteBuild['what'];
  /** The release that was served when work on the request began; undefined before. */
  readonly from?: number;
}

interface StoredRecord {
  readonly last: SiteBuild | null;
  /** The last build or rollback that succeeded. */
  readonly done: SiteBuild | null;
  /** Missing in a file of an earlier version. */
  readonly asked?: PendingRequest | null;
}

/** Stores the last build or rollback and the pending request in a file beside the releases, for the next publisher. */
export class BuildRecord {
  private constructor(
    private readonly folder: string,
    private stored: StoredRecord,
  ) {}

  static async open({ site }: Folders): Promise<BuildRecord> {
    const text = await readIfExists(join(site, FILE));
    const stored = parseJson(text) as StoredRecord | undefined;
    return new BuildRecord(site, stored ?? { last: null, done: null });
  }

  get last(): SiteBuild | null {
    return this.stored.last;
  }

  get request(): PendingRequest | null {
    return this.stored.asked ?? null;
  }

  /** Saves the pending request and its progress; null removes it. */
  setRequest(asked: PendingRequest | null): void {
    this.save({ ...this.stored, asked });
  }

  /**
   * Saves the result of a build or rollback. The request is completed then if its work had begun, unless a build
   * failed.
   * @param began by `performance.now()`
   */
  recordResult(what: SiteBuild['what'], began: number, error: string | null): void {
    if (error !== null) log(`The site stays as it is: ${error}`);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const last = { what, endedAt: new Date().toISOString(), seconds, error };
    const isBegun = this.request?.what === what && this.request.from !== undefined;
    const asked = isBegun && (error === null || what === 'rollback') ? null : this.request;
    this.save({ last, done: error === null ? last : this.stored.done, asked });
  }

  /** Records that no build is necessary, so an earlier failure is outdated. */
  clearFailure(): void {
    const { last, done } = this.stored;
    if (last !== done) this.save({ ...this.stored, last: done });
  }

  private save(stored: StoredRecord): void {
    this.stored = stored;
    try {
      writeAtomicallySync(join(this.folder, FILE), `${JSON.stringify(stored)}\n`, this.folder);
    } catch (error) {
      // The site works without the file.
      log(`The record of the build could not be saved: ${messageOf(error)}`);
    }
  }
}
