import { IMAGE_BYTES, MESSAGES } from '../../../domain';
import { ApiError } from '../../../requests/api-error';
import { hasFields, isSuccess, isText, oneOf } from '../../../requests/answer-guards';
import { request } from '../../../requests/request';
import { downscaleImage } from '../downscale-image';

/** A record with at most one picture. */
export interface OneImage {
  readonly folder: string;
  /** The prefix of the names of its type's calls, as `Review`. */
  readonly call: string;
  readonly id: string;
  readonly path: string | null;
}

/**
 * Uploads a picture of a record, downscaled if possible; `setImagePath` must follow.
 * @param onProgress called with the sent part, from 0 to 1
 * @returns the stored path
 * @throws ApiError
 */
export async function addImage(
  { folder, id, path }: OneImage,
  file: File,
  onProgress: (part: number) => void,
): Promise<string> {
  const small = await downscaleImage(file);
  // The server stops reading at this size. A browser that is still sending would not receive the error response.
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

/** Sets the picture of a record; an empty path removes it with its file. @throws ApiError */
export async function setImagePath({ call, id }: OneImage, path: string): Promise<void> {
  await request({
    method: 'PUT',
    path: `/api/${call}EditForAddImagePath`,
    body: { id, path },
    expects: isSuccess,
  });
}
