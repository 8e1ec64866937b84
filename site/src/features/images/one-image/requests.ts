import { IMAGE_BYTES, MESSAGES } from '../../../domain';
import { ApiError } from '../../../requests/api-error';
import { hasFields, isSuccess, isText, oneOf } from '../../../requests/answer-guards';
import { request } from '../../../requests/request';
import { downscaleImage } from '../downscale-image';

/** The records that have one picture, by its folder: the call that names it in its record. */
const SET_PATH_ROUTES = {
  review: '/api/ReviewEditForAddImagePath',
  ov: '/api/PropOverviewEditForAddImagePath',
} as const;
export type OneImageFolder = keyof typeof SET_PATH_ROUTES;

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
  const small = await downscaleImage(file);
  // The server would read no further, and a browser that still sends then hears nothing of why.
  if (small.size > IMAGE_BYTES) {
    throw new ApiError('AddImage', 'rejected', 413, { message: MESSAGES.pictureTooLarge });
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
    expects: hasFields({ msg: oneOf('success'), path: isText }),
    onProgress,
  });
  return answer.body.path;
}

/** Names a picture in its record; an empty path removes the one that is there, with its file. @throws ApiError */
export async function setImagePath({ folder, id }: OneImage, path: string): Promise<void> {
  const body = { id, path };
  await request({ method: 'PUT', path: SET_PATH_ROUTES[folder], body, expects: isSuccess });
}
