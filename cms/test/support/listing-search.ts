import { expect } from '@jest/globals';
import { LISTS } from '../../src/domain';
import type { Area, ListKey } from '../../src/domain';
import type { TestCms } from './cms';

export interface Found {
  readonly lists: readonly {
    readonly _id: string;
    readonly code: string;
    readonly locality: string;
  }[];
  readonly count: number;
}

/** The searches of listings. The CMS must be booted when they are used. */
export function listingSearch(cms: TestCms) {
  const ask = (area: string, list: ListKey, body: object = {}, token = '') =>
    cms.http.post(`/api/${area}/${LISTS[list].search}`).set('Authorization', token).send(body);

  /** The codes of the found listings, in order. */
  async function codes(
    area: Area,
    list: ListKey,
    body: object = {},
    token = '',
  ): Promise<string[]> {
    const answer = await ask(area, list, body, token);
    expect(answer.status).toBe(200);
    return (answer.body as Found).lists.map(({ code }) => code);
  }
  return { ask, codes };
}
