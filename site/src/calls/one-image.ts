import { has, isSuccess, isText, oneOf } from './promised';
import { request } from './request';

/** The records that have one picture, by its folder: the call that names it in its record. */
const NAMING = {
  review: '/api/ReviewEditForAddImagePath',
  ov: '/api/PropOverviewEditForAddImagePath',
} as const;
export type OneImageFolder = keyof typeof NAMING;

/** A record with one picture, or none yet. */
export interface OneImage {
  readonly folder: OneImageFolder;
  readonly id: string;
  /** Where its picture lies. */
  readonly path: string | null;
}

/**
 * Stores a picture for a record, which then has to name it.
 * @param onProgress told how much has gone out, from 0 to 1
 * @returns where it lies
 * @throws ApiError
 */
export async function addImage(
  { folder, id, path }: OneImage,
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const body = new FormData();
  body.append('id', id);
  body.append('folder', folder);
  body.append('path', path ?? '');
  body.append('file', file);
  const answer = await request<{ readonly path: string }>({
    method: 'POST',
    path: '/AddImage',
    body,
    promised: has({ msg: oneOf('success'), path: isText }),
    onProgress,
  });
  return answer.body.path;
}

/** Names a picture in its record; an empty path removes the one that is there, with its file. @throws ApiError */
export async function nameImage({ folder, id }: OneImage, path: string): Promise<void> {
  const body = { id, path };
  await request({ method: 'PUT', path: NAMING[folder], body, promised: isSuccess });
}
