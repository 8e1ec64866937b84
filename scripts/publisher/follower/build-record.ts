import { join } from 'node:path';
import type { SiteBuild } from '../../lib/domain';
import { readIfExists, writeAtomicallySync } from '../../lib/files';
import type { Folders } from '../../lib/folders';
import { messageOf } from '../../lib/failure';
import { parseJson } from '../../lib/json';
import { log } from '../../lib/log';

const FILE = 'last-build.json';

/** What somebody has asked for and has not got yet. */
export interface PendingRequest {
  readonly what: SiteBuild['what'];
  /** The release that was served when it was begun, and still is where it was cut off; not known before. */
  readonly from?: number;
}

interface StoredRecord {
  readonly last: SiteBuild | null;
  /** The last one that did not fail. */
  readonly done: SiteBuild | null;
  /** A file of an earlier version does not know. */
  readonly asked?: PendingRequest | null;
}

/**
 * Of the last build or rollback, and of what is asked for, in a file beside the releases: whoever publishes next knows
 * of it.
 */
export class BuildRecord {
  private constructor(
    private readonly folder: string,
    private kept: StoredRecord,
  ) {}

  static async open({ site }: Folders): Promise<BuildRecord> {
    const text = await readIfExists(join(site, FILE));
    const kept = text === undefined ? undefined : (parseJson(text) as StoredRecord | undefined);
    return new BuildRecord(site, kept ?? { last: null, done: null });
  }

  get last(): SiteBuild | null {
    return this.kept.last;
  }

  get request(): PendingRequest | null {
    return this.kept.asked ?? null;
  }

  /** Says what is asked for, or how far that is; null where it is asked for no more. */
  setRequest(asked: PendingRequest | null): void {
    this.save({ ...this.kept, asked });
  }

  /**
   * Says that a build or rollback has ended. What was asked for and begun is over then; but a build that fails is owed.
   * @param began by `performance.now()`
   */
  recordResult(what: SiteBuild['what'], began: number, error: string | null): void {
    if (error !== null) log(`The site stays as it is: ${error}`);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const last = { what, endedAt: new Date().toISOString(), seconds, error };
    const isBegun = this.request?.what === what && this.request.from !== undefined;
    const asked = isBegun && (error === null || what === 'rollback') ? null : this.request;
    this.save({ last, done: error === null ? last : this.kept.done, asked });
  }

  /** Says that there was nothing to be built: a build that failed before is no news then. */
  clearFailure(): void {
    const { last, done } = this.kept;
    if (last !== done) this.save({ ...this.kept, last: done });
  }

  private save(kept: StoredRecord): void {
    this.kept = kept;
    try {
      writeAtomicallySync(join(this.folder, FILE), `${JSON.stringify(kept)}\n`, this.folder);
    } catch (error) {
      // The site is none the worse for it.
      log(`What is being built could not be written down: ${messageOf(error)}`);
    }
  }
}
