import { detailCall, EDITORIAL, editCall, imagePathsCall } from '../../domain';
import type { Listing, Picture } from '../../domain';
import {
  hasFields,
  isRecord,
  isSuccess,
  isText,
  listOf,
  oneOf,
} from '../../requests/answer-guards';
import type { ImageRecord } from '../../requests/record-images';
import { findEditorial } from '../../requests/editorial';
import { get, request } from '../../requests/request';

interface Sending {
  /** Called with the sent part of the file, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

const STORED = hasFields({ msg: oneOf('success'), images: listOf(isText) });
const LISTING = hasFields({ images: listOf(isRecord) });

/** Uploads a picture of a record; `addImagePath` must follow. @returns the stored path @throws ApiError */
export async function storeImage(
  record: ImageRecord,
  file: File,
  { onProgress, signal }: Sending,
): Promise<string> {
  const body = new FormData();
  body.append('folder', 'type' in record ? EDITORIAL[record.type].folder : record.folder);
  body.append('id', record.id);
  body.append('images', file);
  const { images } = (
    await request<{ readonly images: readonly [string] }>({
      method: 'POST',
      path: '/AddImages',
      body,
      expects: STORED,
      onProgress,
      signal,
    })
  ).body;
  return images[0];
}

/** Adds an uploaded picture to its record, at the end, but before the given later pictures. @throws ApiError */
export async function addImagePath(
  record: ImageRecord,
  path: string,
  later: readonly string[],
): Promise<void> {
  const call =
    'type' in record
      ? `/api/${EDITORIAL[record.type].call}EditForAddImagePath`
      : imagePathsCall(record.area, record.folder);
  const body = { action: 'add', id: record.id, images: [path] };
  const { images } = (
    await request<{ readonly images: readonly string[] }>({
      method: 'PUT',
      path: call,
      body,
      expects: STORED,
    })
  ).body;
  const others = images.filter((other) => other !== path);
  const place = others.findIndex((other) => later.includes(other));
  // An editorial record shows only its last picture.
  if (place < 0 || 'type' in record) return;
  await orderImages(record, [...others.slice(0, place), path, ...others.slice(place)]);
}

/** The current pictures of a record, in order; for an editorial record only the shown one. @throws ApiError */
export async function imagesOf(
  record: ImageRecord,
  signal?: AbortSignal,
): Promise<readonly Picture[]> {
  if ('type' in record) {
    const { image } = await findEditorial(record.type, record.id, signal);
    return image ? [image] : [];
  }
  const { area, folder, id } = record;
  return (await get<Listing>(detailCall(area, folder, id), LISTING, signal)).images;
}

/**
 * Saves the order of a listing's pictures. @param imagePaths the paths of all its pictures, each once @throws ApiError
 */
export async function orderImages(
  record: Extract<ImageRecord, { area: unknown }>,
  imagePaths: readonly string[],
): Promise<void> {
  const path = editCall(record.area, record.folder, record.id);
  await request({ method: 'PUT', path, body: { imagePaths }, expects: isSuccess });
}

/** Deletes pictures and removes them from their records: either all or none. @throws ApiError */
export async function deleteImages(paths: readonly string[]): Promise<void> {
  const path = '/api/ImageDeleteBulk';
  await request({ method: 'POST', path, body: { paths }, expects: isSuccess });
}
