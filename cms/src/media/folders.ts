import { registeredResources, resourceOf } from '../documents/resource';
import type { ResourcePictures } from '../documents/resource';

/** The value of `folder` in the image calls: a type of records with pictures. Source: docs/contract.md, "Images". */
export type Folder = string;

interface FolderFacts extends ResourcePictures {
  readonly uid: string;
}

function find(folder: unknown): FolderFacts | undefined {
  const resource = registeredResources().find(
    ({ pictures }) => pictures && pictures.folder === folder,
  );
  return resource?.pictures && { uid: resource.uid, ...resource.pictures };
}

/** @throws Error for an unknown folder */
export function factsOf(folder: Folder): FolderFacts {
  const facts = find(folder);
  if (!facts) throw new Error(`No records have pictures in the folder ${folder}`);
  return facts;
}

export const isFolder = (value: unknown): value is Folder => find(value) !== undefined;

/** The folder of a content type. */
export const folderOfUid = (uid: string): Folder | undefined => resourceOf(uid)?.pictures?.folder;
