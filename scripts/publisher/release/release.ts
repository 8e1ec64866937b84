import { existsSync, rmSync } from 'node:fs';
import { link, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { codeOf } from '../../lib/failure';
import { readBytesIfExists } from '../../lib/files';
import type { Folders } from '../../lib/folders';
import type { Bundle } from './bundle';
import { filesOfPage } from './page-files';
import { writeFileInto } from './page-writer';
import type { WriteTarget } from './page-writer';
import { writeFacts } from './release-facts';
import { resetPartialFolder } from './release-state';
import type { ReleaseFacts } from './release-facts';

/**
 * One published site: a folder that a web server can serve. It is written under a temporary name, and gets its final
 * name when it is complete.
 */
export class Release {
  private constructor(
    private place: string,
    readonly number: number,
    private readonly previous: string | undefined,
    private isComplete: boolean,
  ) {}

  /** Opens a complete release to update its pages. Removes incomplete files of a killed publisher. */
  static async open(folder: string): Promise<Release> {
    await resetPartialFolder(folder);
    return new Release(folder, Number(basename(folder)), undefined, true);
  }

  get folder(): string {
    return this.place;
  }

  /** Begins a release. Removes the files of an earlier attempt with the same number. */
  static async begin(folders: Folders, number: number, previous?: string): Promise<Release> {
    const folder = join(folders.releases, `${String(number)}.partial`);
    await rm(folder, { recursive: true, force: true });
    await resetPartialFolder(folder);
    return new Release(folder, number, previous, false);
  }

  /** Adds a file of a bundle as a hard link, unless the release has it. */
  async linkFromBundle(bundle: Bundle, file: string): Promise<void> {
    const target = join(this.folder, file);
    await mkdir(dirname(target), { recursive: true });
    await linkUnlessExists(join(bundle.public, file), target);
  }

  /** The folder to write its files into; other processes may write there, too. */
  get writeTarget(): WriteTarget {
    return { folder: this.place, previous: this.previous, isServed: this.isComplete };
  }

  /** Removes a page, its HTML before its data. */
  async removePage(path: string): Promise<void> {
    const files = filesOfPage(path);
    await rm(join(this.folder, files.html), { force: true });
    await rm(join(this.folder, files.gone), { force: true });
    await rm(join(this.folder, files.pageData), { force: true });
  }

  /** Whether a page, or a part of it, exists at this address: its data are written first and removed last. */
  has(path: string): boolean {
    return existsSync(join(this.folder, filesOfPage(path).pageData));
  }

  read(file: string): string | undefined {
    return readBytesIfExists(join(this.folder, file))?.toString();
  }

  write(file: string, content: string | Buffer): void {
    writeFileInto(this.writeTarget, file, content);
  }

  remove(file: string): void {
    rmSync(join(this.folder, file), { force: true });
  }

  /** Marks the release as complete by giving it its final name. */
  async finish(facts: ReleaseFacts): Promise<void> {
    await writeFacts(this.folder, facts);
    const whole = join(dirname(this.folder), String(this.number));
    await rename(this.folder, whole);
    this.place = whole;
    this.isComplete = true;
  }

  /** Makes it the served release, atomically. */
  async swap(folders: Folders): Promise<void> {
    const target = relative(dirname(folders.current), this.folder);
    const fresh = `${folders.current}.fresh`;
    // An interrupted swap may have left this link.
    await rm(fresh, { force: true });
    await symlink(target, fresh);
    await rename(fresh, folders.current);
  }

  /** Removes a release that is not served. */
  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function linkUnlessExists(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
