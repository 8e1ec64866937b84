import { link, mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../lib/failure';
import { readIfThere, replace, unlessMissing } from '../lib/files';
import type { RenderedPage } from './messages';
import { filesOfPage } from './page-files';
import { partialOf } from './release-facts';

/** Where the files of a release are written. */
export interface WritingPlace {
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
export async function writeInto(
  place: WritingPlace,
  file: string,
  content: string,
): Promise<boolean> {
  const target = join(place.folder, file);
  const before = place.previous && join(place.previous, file);
  await mkdir(dirname(target), { recursive: true });
  if (!place.isServed && (await wroteNew(target, content, before))) return true;
  return await renew(place.folder, target, content, before);
}

/** Writes a file that is not there yet, where nobody reads; false where it is, perhaps as a name of the bundle's own. */
async function wroteNew(target: string, content: string, before?: string): Promise<boolean> {
  try {
    if (before && (await holds(before, content))) await link(before, target);
    else {
      await writeFile(target, content, { flag: 'wx' });
      if (before) await dateAfter(target, before);
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Puts a file in place of another at one moment. */
async function renew(
  folder: string,
  target: string,
  content: string,
  before?: string,
): Promise<boolean> {
  // Renaming one name of a file over another of the same file would leave both.
  if (await holds(target, content)) return false;
  const isBefore = before !== undefined && (await holds(before, content));
  await replace(
    target,
    async (temporary) => {
      if (isBefore) {
        await link(before, temporary);
        return;
      }
      await writeFile(temporary, content);
      await dateAfter(temporary, target);
      if (before) await dateAfter(temporary, before);
    },
    partialOf(folder),
  );
  return true;
}

/**
 * Writes a page, its data before its HTML, so that whoever sees the page finds its data. False where both were there
 * already, with the same content.
 */
export async function writePageInto(
  place: WritingPlace,
  path: string,
  page: RenderedPage,
): Promise<boolean> {
  const files = filesOfPage(path);
  const isData = await writeInto(place, files.pageData, page.pageData);
  const isHtml = await writeInto(place, files.html, page.html);
  return isData || isHtml;
}

/** Whether a page is there with just this content. */
export async function isPageIn(
  { folder }: WritingPlace,
  path: string,
  page: RenderedPage,
): Promise<boolean> {
  const files = filesOfPage(path);
  return (
    (await holds(join(folder, files.pageData), page.pageData)) &&
    (await holds(join(folder, files.html), page.html))
  );
}

const holds = async (file: string, content: string): Promise<boolean> =>
  (await readIfThere(file)) === content;

/**
 * Dates a file a second later than the one that it comes after, where that is of the same second: nginx and others
 * tell two files of one length and name apart by whole seconds.
 */
async function dateAfter(file: string, earlier: string): Promise<void> {
  const before = await unlessMissing(stat(earlier));
  if (!before) return;
  const second = Math.floor(before.mtimeMs / 1000);
  if (Math.floor((await stat(file)).mtimeMs / 1000) <= second) {
    await utimes(file, second + 1, second + 1);
  }
}
