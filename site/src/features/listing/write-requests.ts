import { createCall, deleteCall, editCall, listOfListing } from '../../domain';
import type { Area, Kind, Listing } from '../../domain';
import { notifyChange } from '../../requests/changes';
import { hasFields, isRecord, isSuccess, oneOf } from '../../requests/answer-guards';
import { request } from '../../requests/request';

const CREATED = hasFields({ msg: oneOf('success'), property: isRecord });

/** A listing's fields as a form sends them, by the contract's names. */
export type ListingBody = Readonly<Record<string, unknown>>;

/**
 * Creates a listing, once for each key.
 * @returns the listing; of a key that was sent before, the one that the first try has made
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

/** What is not sent stays as it is. @throws ApiError */
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

/** Deletes a listing and its pictures. @throws ApiError */
export async function deleteListing(area: Area, kind: Kind, id: string): Promise<void> {
  await request({ method: 'PUT', path: deleteCall(area, kind, id), expects: isSuccess });
  notifyChange('listings', { what: 'deleted', area, kind, id });
}
