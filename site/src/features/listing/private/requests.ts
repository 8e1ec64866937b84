import type { Area, ListingDocument } from '../../../domain';
import {
  hasFields,
  isRecord,
  isSuccess,
  isText,
  listOf,
  oneOf,
} from '../../../requests/answer-guards';
import { ApiError } from '../../../requests/api-error';
import { cmsUrl, post, request } from '../../../requests/request';

const FOUND = hasFields({ documents: listOf(isRecord) });
const ADDED = hasFields({ msg: oneOf('success'), document: isRecord });
const ADDRESS = hasFields({ address: isText });

const callOf = (area: Area, what: string): string => `/api/${area}/ListingDocument${what}`;

/** Fetches the documents of a listing. @throws ApiError */
export const findDocuments = async (area: Area, id: string, signal: AbortSignal) =>
  (
    await post<{ readonly documents: readonly ListingDocument[] }>(
      callOf(area, 'List'),
      { id },
      FOUND,
      signal,
    )
  ).documents;

/**
 * Adds a document to a listing.
 * @param onProgress called with the sent part, from 0 to 1
 * @returns why the file is refused; undefined if it is stored @throws ApiError for any other failure
 */
export async function addDocument(
  area: Area,
  id: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<string | undefined> {
  const body = new FormData();
  body.append('id', id);
  body.append('file', file);
  const path = callOf(area, 'Add');
  try {
    await request({ method: 'POST', path, body, expects: ADDED, onProgress });
  } catch (error) {
    const refusal = error instanceof ApiError ? error.body.errors?.file : undefined;
    if (refusal === undefined) throw error;
    return refusal;
  }
  return undefined;
}

/** The address from which the browser loads a document, for five minutes. @throws ApiError */
export async function documentAddress(area: Area, id: string): Promise<string> {
  const path = callOf(area, 'Address');
  return cmsUrl() + (await post<{ readonly address: string }>(path, { id }, ADDRESS)).address;
}

/** Removes a document for good. @throws ApiError */
export const deleteDocument = async (area: Area, id: string): Promise<void> => {
  await post(callOf(area, 'Delete'), { id }, isSuccess);
};
