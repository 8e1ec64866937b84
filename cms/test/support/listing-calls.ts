import { KIND_FACTS } from '../../src/domain';
import type { Area, Kind, Listing } from '../../src/domain';
import { bodyOf, callAs } from './cms';
import type { TestCms } from './cms';

/** The address of a call of listings. */
export const listingPath = (kind: Kind, verb: string, id = '', area: Area = 'dwk'): string =>
  `/api/${area}/${KIND_FACTS[kind].call}${verb}${id && `/${id}`}`;

/** The calls that read and edit a listing in Dwarka. @param token the account's, when it is used */
export function listingCalls(cms: TestCms, token: () => string) {
  const detail = async (kind: Kind, id: string) =>
    (await bodyOf(
      callAs(cms, 'get', listingPath(kind, 'Detail', id), token()).expect(200),
    )) as Listing;
  const edit = (kind: Kind, id: string, values: object) =>
    callAs(cms, 'put', listingPath(kind, 'Edit', id), token()).send(values);
  return { detail, edit };
}
