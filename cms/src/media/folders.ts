import type { Action } from '../domain';
import { LISTING_UIDS, RECORD_UIDS } from '../uids';
import type { Crop } from './processing/job';

/** The call that adds a folder's pictures. */
export type AddCall = 'AddImage' | 'AddImages';

/** A type of records with pictures, by the value of `folder` in the image calls. */
interface FolderFacts {
  readonly uid: string;
  /** The media attribute that holds its pictures. */
  readonly field: string;
  readonly call: AddCall;
  readonly crop: Crop | null;
  /** The action that a caller needs to add pictures, checked before the record is read. */
  readonly addedBy: Action;
  /** The action that a caller needs to change any of these records (a listing: of their region); an author can change their own. */
  readonly changedBy: Action;
  /** The attribute that becomes the alternative text of a record's pictures. */
  readonly title: string;
}

const listing = (uid: string): FolderFacts => ({
  uid,
  field: 'images',
  call: 'AddImages',
  crop: null,
  addedBy: 'add pictures',
  changedBy: 'write listings',
  title: 'code',
});

/** Source: docs/contract.md, "Images". */
export const FOLDERS = {
  review: {
    uid: RECORD_UIDS.review,
    field: 'picture',
    call: 'AddImage',
    crop: { width: 150, height: 150 },
    addedBy: 'add own pictures',
    changedBy: 'edit any review',
    title: 'name',
  },
  ov: {
    uid: RECORD_UIDS.overview,
    field: 'picture',
    call: 'AddImage',
    crop: { width: 425, height: 280 },
    addedBy: 'add pictures',
    changedBy: 'write overviews',
    title: 'heading',
  },
  award: {
    uid: RECORD_UIDS.award,
    field: 'pictures',
    call: 'AddImages',
    crop: null,
    addedBy: 'add pictures',
    changedBy: 'write awards',
    title: 'head',
  },
  propresi: listing(LISTING_UIDS.propresi),
  propcom: listing(LISTING_UIDS.propcom),
} as const satisfies Readonly<Record<string, FolderFacts>>;

export type Folder = keyof typeof FOLDERS;

export const factsOf = (folder: Folder): FolderFacts => FOLDERS[folder];

export const isFolder = (value: unknown): value is Folder =>
  typeof value === 'string' && Object.hasOwn(FOLDERS, value);

/** The folders of a call. */
export const foldersOf = (call: AddCall): readonly Folder[] =>
  Object.keys(FOLDERS)
    .filter(isFolder)
    .filter((folder) => FOLDERS[folder].call === call);

/** The folder of a content type. */
export const folderOfUid = (uid: string): Folder | undefined =>
  Object.keys(FOLDERS)
    .filter(isFolder)
    .find((folder) => FOLDERS[folder].uid === uid);
