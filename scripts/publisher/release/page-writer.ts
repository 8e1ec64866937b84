import {
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../../lib/failure';
import { readBytesIfExists, writeAtomicallySync } from '../../lib/files';
import { filesOfPage } from './page-files';
import { partialFolderOf } from './release-state';

/*
 * A page is written in about twelve short local calls. The synchronous calls take a tenth of the time of the
 * asynchronous ones, and the process has nothing else to do meanwhile.
 */

export interface RenderedPage {
  readonly html: string;
  /** The content of the page's page-data.json. */
  readonly pageData: string;
  /** Whether the page has ended: its address answers 410 with this HTML. */
  readonly isGone?: boolean;
}

/** The release that files are written into. */
export interface WriteTarget {
  readonly folder: string;
  /** The previous release; an equal file becomes a hard link to its file there. */
  readonly previous: string | undefined;
  /**
   * Whether visitors may read the folder now. If not, an interrupted write is harmless: the whole folder is discarded.
   */
  readonly isServed: boolean;
}

/**
 * Writes a file atomically.
 *
 * @param name the file, relative to the release
 * @returns false if the file existed already with this content
 */
export function writeFileInto(
  target: WriteTarget,
  name: string,
  content: string | Buffer,
): boolean {
  const file = join(target.folder, name);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const current = readBytesIfExists(file);
  if (current?.equals(bytes)) return false;
  if (!current) mkdirSync(dirname(file), { recursive: true });
  const previous = target.previous && join(target.previous, name);
  if (current || target.isServed || !createFile(file, bytes, previous)) {
    writeAtomicallySync(file, bytes, partialFolderOf(target.folder), (temporary) => {
      ensureLaterSecond(temporary, file);
    });
  }
  return true;
}

/** Writes a new file in a folder that is not served yet. Returns false if another process created the file first. */
function createFile(file: string, content: Buffer, previous?: string): boolean {
  try {
    if (previous && readBytesIfExists(previous)?.equals(content)) linkSync(previous, file);
    else {
      writeFileSync(file, content, { flag: 'wx' });
      if (previous) ensureLaterSecond(file, previous);
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The files of a page's HTML and data, and the HTML of the same page at the other status, which must not exist. */
function filesOf(path: string, { isGone }: RenderedPage) {
  const { pageData, html, gone } = filesOfPage(path);
  return isGone ? { pageData, html: gone, other: html } : { pageData, html, other: gone };
}

/**
 * Writes a page: its data before its HTML, so that a browser that gets the HTML finds the data. The HTML at the other
 * status goes last, so that the address always has one.
 *
 * @returns false if the files existed already with this content
 */
export function writePage(target: WriteTarget, path: string, page: RenderedPage): boolean {
  const files = filesOf(path, page);
  const other = join(target.folder, files.other);
  const isDataNew = writeFileInto(target, files.pageData, page.pageData);
  const isHtmlNew = writeFileInto(target, files.html, page.html);
  const isOther = existsSync(other);
  if (isOther) rmSync(other, { force: true });
  return isDataNew || isHtmlNew || isOther;
}

/** Whether the files of a page exist with exactly this content. */
export function isPageUpToDate({ folder }: WriteTarget, path: string, page: RenderedPage): boolean {
  const files = filesOf(path, page);
  return (
    hasContent(join(folder, files.pageData), page.pageData) &&
    hasContent(join(folder, files.html), page.html) &&
    !existsSync(join(folder, files.other))
  );
}

const hasContent = (file: string, content: string): boolean =>
  readBytesIfExists(file)?.toString('utf8') === content;

/**
 * Sets a file's time one second after the time of the file before it, if both are in the same second. nginx and others
 * distinguish two files of the same name and length by whole seconds.
 */
function ensureLaterSecond(file: string, earlier: string): void {
  const before = statSync(earlier, { throwIfNoEntry: false });
  if (!before) return;
  const second = Math.floor(before.mtimeMs / 1000);
  if (Math.floor(statSync(file).mtimeMs / 1000) <= second) {
    utimesSync(file, second + 1, second + 1);
  }
}
