import { IMAGE_BYTES, MESSAGES } from '../domain';
import { ApiError } from './api-error';
import { has, isSuccess, isText, oneOf } from './promised';
import { request } from './request';
import { shrunk } from './shrunk';

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
 * Stores a picture for a record, made smaller first where that can be; the record then has to name it.
 * @param onProgress told how much has gone out, from 0 to 1
 * @returns where it lies
 * @throws ApiError
 */
export async function addImage(
  { folder, id, path }: OneImage,
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const small = await shrunk(file);
  // The server would read no further, and a browser that still sends then hears nothing of why.
  if (small.size > IMAGE_BYTES) {
    throw new ApiError('AddImage', 'refused', 413, { sentence: MESSAGES.pictureTooLarge });
  }
  const body = new FormData();
  body.append('id', id);
  body.append('folder', folder);
  body.append('path', path ?? '');
  body.append('file', small);
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
