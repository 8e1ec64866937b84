import { RESOURCES } from '../app/resources';
import type { AddCall, ResourcePictures } from '../documents/resource';

/** The value of `folder` in the image calls: a type of records with pictures. */
export type Folder = string;

interface FolderFacts extends ResourcePictures {
  readonly uid: string;
}

/** Source: docs/contract.md, "Images". */
const FOLDERS: ReadonlyMap<Folder, FolderFacts> = new Map(
  RESOURCES.flatMap(({ uid, pictures }) =>
    pictures ? [[pictures.folder, { uid, ...pictures }] as const] : [],
  ),
);

/** @throws Error for a folder that there is not */
export function factsOf(folder: Folder): FolderFacts {
  const facts = FOLDERS.get(folder);
  if (!facts) throw new Error(`No records have pictures in the folder ${folder}`);
  return facts;
}

export const isFolder = (value: unknown): value is Folder =>
  typeof value === 'string' && FOLDERS.has(value);

/** The folders of a call. */
export const foldersOf = (call: AddCall): readonly Folder[] =>
  [...FOLDERS.keys()].filter((folder) => factsOf(folder).call === call);

/** The folder of a content type. */
export const folderOfUid = (uid: string): Folder | undefined =>
  [...FOLDERS.keys()].find((folder) => factsOf(folder).uid === uid);
