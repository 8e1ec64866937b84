import { readEnv } from '../../src/settings/env';
import { bodyOf } from './cms';
import type { TestCms } from './cms';

/** Asks the publisher's feed. */
export const askFeed = (cms: TestCms, call: string, query: object = {}) =>
  cms.http
    .get(`/api/publisher/${call}`)
    .query(query)
    .set('Authorization', `Bearer ${readEnv().secrets.PUBLISHER_TOKEN}`);

/** What the publisher's feed answers. The test asserts its type. */
export const readFeed = (cms: TestCms, call: string, query?: object): Promise<unknown> =>
  bodyOf(askFeed(cms, call, query).expect(200));
