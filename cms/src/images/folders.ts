import type { Action } from '../domain';
import { LISTING_UIDS, RECORD_UIDS } from '../uids';
import type { Crop } from './drawing/job';

/** The call that adds a folder's pictures. */
export type AddCall = 'AddImage' | 'AddImages';

/** The records that pictures are added for, as the contract's `folder` names them. */
interface FolderFacts {
  readonly uid: string;
  /** The media attribute that holds its pictures. */
  readonly field: string;
  readonly call: AddCall;
  readonly crop: Crop | null;
  /** Whose role lets them add pictures here at all, before any record is looked up. */
  readonly addedBy: Action;
  /** Who may change any of these records (a listing: of their region); the author of one may, too. */
  readonly changedBy: Action;
  /** The attribute that says in words what a record's pictures show. */
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

/** Source: the contract, "Images". */
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

/** The folders whose pictures a call adds. */
export const foldersOf = (call: AddCall): readonly Folder[] =>
  Object.keys(FOLDERS)
    .filter(isFolder)
    .filter((folder) => FOLDERS[folder].call === call);

/** The folder whose records are stored as this type. */
export const folderOfUid = (uid: string): Folder | undefined =>
  Object.keys(FOLDERS)
    .filter(isFolder)
    .find((folder) => FOLDERS[folder].uid === uid);
