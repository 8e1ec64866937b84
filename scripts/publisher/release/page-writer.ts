import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../../lib/failure';
import { readBytesIfExists } from '../../lib/files';
import type { RenderedPage } from '../render/messages';
import { filesOfPage } from './page-files';
import { partialFolderOf } from './release-facts';

/*
 * A page is written in a dozen short steps, none of which waits for another machine: one after the other in the process
 * that has rendered it, they take a tenth of the time that the threads behind promises do.
 */

/** Where the files of a release are written. */
export interface WriteTarget {
  readonly folder: string;
  /** The release before it, whose files it shares where they are the same. */
  readonly previous: string | undefined;
  /** Whether visitors may be reading there; a folder that nobody serves is thrown away where its making is cut off. */
  readonly isServed: boolean;
}

/**
 * Writes a file whole; one that is as it was in the release before shares its place on the disk. False where the file
 * was there already, with the same content.
 */
export function writeFileInto(place: WriteTarget, file: string, content: string): boolean {
  const target = join(place.folder, file);
  const bytes = Buffer.from(content);
  const known = readBytesIfExists(target);
  if (known?.equals(bytes)) return false;
  if (!known) mkdirSync(dirname(target), { recursive: true });
  const before = place.previous && join(place.previous, file);
  if (known || place.isServed || !createFile(target, bytes, before)) {
    replaceFile(
      target,
      join(partialFolderOf(place.folder), `${basename(target)}.${randomUUID()}`),
      bytes,
    );
  }
  return true;
}

/** Writes a file that is not there yet, where nobody reads; false where another process was faster. */
function createFile(target: string, content: Buffer, before?: string): boolean {
  try {
    if (before && readBytesIfExists(before)?.equals(content)) linkSync(before, target);
    else {
      writeFileSync(target, content, { flag: 'wx' });
      if (before) ensureLaterSecond(target, before);
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Puts a file in place of another, if there is one, at one moment. */
function replaceFile(target: string, temporary: string, content: Buffer): void {
  try {
    writeFileSync(temporary, content);
    ensureLaterSecond(temporary, target);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Writes a page, its data before its HTML, so that whoever sees the page finds its data. False where both were there
 * already, with the same content.
 */
export function writePage(place: WriteTarget, path: string, page: RenderedPage): boolean {
  const files = filesOfPage(path);
  const isData = writeFileInto(place, files.pageData, page.pageData);
  const isHtml = writeFileInto(place, files.html, page.html);
  return isData || isHtml;
}

/** Whether a page is there with just this content. */
export function isPageUpToDate({ folder }: WriteTarget, path: string, page: RenderedPage): boolean {
  const files = filesOfPage(path);
  return (
    hasContent(join(folder, files.pageData), page.pageData) &&
    hasContent(join(folder, files.html), page.html)
  );
}

/** Whether a file is there, with this content. */
const hasContent = (file: string, content: string): boolean =>
  readBytesIfExists(file)?.toString('utf8') === content;

/**
 * Dates a file a second later than the one that it comes after, where that is of the same second: nginx and others
 * tell two files of one length and name apart by whole seconds.
 */
function ensureLaterSecond(file: string, earlier: string): void {
  const before = statSync(earlier, { throwIfNoEntry: false });
  if (!before) return;
  const second = Math.floor(before.mtimeMs / 1000);
  if (Math.floor(statSync(file).mtimeMs / 1000) <= second) {
    utimesSync(file, second + 1, second + 1);
  }
}
