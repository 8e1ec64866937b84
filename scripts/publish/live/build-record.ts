import { join } from 'node:path';
import type { SiteBuild } from '../../lib/domain';
import { readIfThere, writeWhole } from '../../lib/files';
import type { Folders } from '../../lib/folders';
import { sentenceOf } from '../../lib/failure';
import { say } from '../../lib/report';

interface Kept {
  readonly last: SiteBuild | null;
  /** The last one that did not fail. */
  readonly done: SiteBuild | null;
}

/** Of the last build or rollback, in a file beside the releases: whoever publishes next knows of it. */
export class BuildRecord {
  private constructor(
    private readonly file: string,
    private kept: Kept,
  ) {}

  static async open({ site }: Folders): Promise<BuildRecord> {
    const file = join(site, 'last-build.json');
    const text = await readIfThere(file);
    const kept = text === undefined ? { last: null, done: null } : (JSON.parse(text) as Kept);
    return new BuildRecord(file, kept);
  }

  get last(): SiteBuild | null {
    return this.kept.last;
  }

  /** @param began by `performance.now()` */
  async note(what: SiteBuild['what'], began: number, error: string | null): Promise<void> {
    if (error !== null) say(`The site stays as it is: ${error}`);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const last = { what, endedAt: new Date().toISOString(), seconds, error };
    await this.keep({ last, done: error === null ? last : this.kept.done });
  }

  /** Says that there was nothing to be built: a build that failed before is no news then. */
  async settle(): Promise<void> {
    const { last, done } = this.kept;
    if (last !== done) await this.keep({ last: done, done });
  }

  private async keep(kept: Kept): Promise<void> {
    this.kept = kept;
    try {
      await writeWhole(this.file, `${JSON.stringify(kept)}\n`);
    } catch (error) {
      // The site is none the worse for it.
      say(`The end of the build could not be written down: ${sentenceOf(error)}`);
    }
  }
}
