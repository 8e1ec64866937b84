import { createCall, deleteCall, editCall, listOfListing } from '../../domain';
import type { Area, Kind, Listing } from '../../domain';
import { notifyChange } from '../../requests/changes';
import { hasFields, isRecord, isSuccess, oneOf } from '../../requests/answer-guards';
import { request } from '../../requests/request';

const CREATED = hasFields({ msg: oneOf('success'), property: isRecord });

/** The fields of a listing by the names of the API. */
export type ListingBody = Readonly<Record<string, unknown>>;

/**
 * Creates a listing, once for each key.
 * @returns the listing; for a key that was already sent, the listing of the first attempt
 * @throws ApiError
 */
export async function createListing(
  area: Area,
  kind: Kind,
  values: ListingBody,
  idempotencyKey: string,
): Promise<Listing> {
  const path = createCall(area, kind);
  const { body } = await request<{ readonly property: Listing }>({
    method: 'POST',
    path,
    body: { values },
    idempotencyKey,
    expects: CREATED,
  });
  notifyChange('listings', { what: 'created', area, list: listOfListing(body.property).key });
  return body.property;
}

/** Changes only the given fields. @throws ApiError */
export async function editListing(
  area: Area,
  kind: Kind,
  id: string,
  values: ListingBody,
): Promise<void> {
  const path = editCall(area, kind, id);
  await request({ method: 'PUT', path, body: values, expects: isSuccess });
  notifyChange('listings', { what: 'edited', area, kind, id });
}

/** Deletes a listing with its pictures. @throws ApiError */
export async function deleteListing(area: Area, kind: Kind, id: string): Promise<void> {
  await request({ method: 'PUT', path: deleteCall(area, kind, id), expects: isSuccess });
  notifyChange('listings', { what: 'deleted', area, kind, id });
}
