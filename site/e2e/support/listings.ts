import { createCall, detailCall, KIND_FACTS, masterListCall } from '../../src/domain';
import type { Area, Kind, Listing } from '../../src/domain';
import type { Member } from './accounts';
import { callCms } from './http';

export async function localities(area: Area): Promise<readonly string[]> {
  const call = masterListCall(area, 'locality');
  return (await callCms<{ localitys: readonly string[] }>('POST', call, {})).body.localitys;
}

/** Returns the first locality of a region. */
export async function firstLocality(area: Area): Promise<string> {
  const [first] = await localities(area);
  if (first === undefined) throw new Error(`${area} has no locality`);
  return first;
}

/** Returns the property in the version that the member may see; null if it does not exist. */
export async function readListing(
  { token }: Pick<Member, 'token'>,
  area: Area,
  kind: Kind,
  id: string,
): Promise<Listing | null> {
  const call = detailCall(area, kind, id);
  const { status, body } = await callCms<Listing>('GET', call, undefined, token);
  return status === 200 ? body : null;
}

/** Creates a property through the API. It is inactive, so that the published pages do not change. */
export async function createListing(
  { token }: Pick<Member, 'token'>,
  area: Area,
  kind: Kind,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Listing> {
  const values = {
    propertyFor: 'SALE',
    category: KIND_FACTS[kind].category,
    propertyType: { propresi: 'Flat', propcom: 'Shop' }[kind],
    projectType: { propresi: 'DDA', propcom: 'MALL' }[kind],
    furnishedStatus: 'Furnished',
    expectedPrice: 4_321_000,
    status: 'Ready To Move',
    locality: await firstLocality(area),
    [KIND_FACTS[kind].statusField]: 'inactive',
    ...more,
  };
  const call = createCall(area, kind);
  const { status, body } = await callCms<{ property: Listing }>('POST', call, { values }, token);
  if (status !== 200) throw new Error(`No listing: ${String(status)} ${JSON.stringify(body)}`);
  return body.property;
}
