import type { Page } from '@playwright/test';
import { createCall, detailCall, KIND_FACTS, masterListCall } from '../../src/domain';
import type { Area, Kind, Listing } from '../../src/domain';
import { newAccount, signInAs } from './accounts';
import type { NewAccount, SampleAccount } from './accounts';
import { setting } from './setting';
import { send } from './http';

/** A member of staff who is signed in on the page, and may ask the CMS beside it. */
export interface Member extends SampleAccount {
  readonly token: string;
}

export async function signInMember(page: Page, made: NewAccount): Promise<Member> {
  const account = await newAccount(made);
  return { ...account, token: await signInAs(page, account) };
}

/** The first name of a region's localities. */
export async function localityOf(area: Area): Promise<string> {
  const { body } = await send<{ localitys: string[] }>(
    setting('CMS_URL') + masterListCall(area, 'locality'),
    'POST',
    {},
    '',
  );
  const [first] = body.localitys;
  if (first === undefined) throw new Error(`${area} has no locality`);
  return first;
}

/** The property as the member may see it; null where there is none any more. */
export async function listingNow(
  { token }: Member,
  area: Area,
  kind: Kind,
  id: string,
): Promise<Listing | null> {
  const url = setting('CMS_URL') + detailCall(area, kind, id);
  const { status, body } = await send<Listing>(url, 'GET', undefined, token);
  return status === 200 ? body : null;
}

/** A property of a story's own: inactive, so that the public pages that others look at stay as they are. */
export async function newListing(
  { token }: Member,
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
    locality: await localityOf(area),
    [KIND_FACTS[kind].statusField]: 'inactive',
    ...more,
  };
  const url = setting('CMS_URL') + createCall(area, kind);
  const { status, body } = await send<{ property: Listing }>(url, 'POST', { values }, token);
  if (status !== 200) throw new Error(`No listing: ${String(status)} ${JSON.stringify(body)}`);
  return body.property;
}
