import { expect } from '@jest/globals';
import type * as Jobs from '../../src/app/jobs';
import type * as RunJobs from '../../src/documents/jobs';
import { addDays, officeDay } from '../../src/domain';
import type { Area, Kind, Listing, ListingToCheck } from '../../src/domain';
import { readEnv } from '../../src/settings/env';
import { bodyOf, callAs } from './cms';
import type { Data, TestCms } from './cms';
import { readVersions } from './history';
import { listingPath } from './listing-calls';
import { moduleOfCms } from './load-strapi';

export const TODAY = officeDay(new Date().toISOString());
/** The day so many days before today, at the offices. */
export const ago = (days: number): string => addDays(TODAY, -days);

/** The calls of checks, and the job. @param session the CMS and a manager's token, when they are used */
export function listingChecks(session: () => { readonly cms: TestCms; readonly token: string }) {
  const send = (method: 'get' | 'post' | 'put', path: string, token = session().token) =>
    callAs(session().cms, method, path, token);

  const detail = async (kind: Kind, id: string) =>
    (await bodyOf(send('get', listingPath(kind, 'Detail', id)).expect(200))) as Listing;
  /** The answer to a visitor. */
  const publicDetail = (kind: Kind, id: string) =>
    session().cms.http.get(listingPath(kind, 'Detail', id));
  const edit = (kind: Kind, id: string, values: Data) =>
    send('put', listingPath(kind, 'Edit', id))
      .send(values)
      .expect(200);
  const check = (ids: unknown, area: Area = 'dwk', by?: string) =>
    send('put', `/api/${area}/ListingCheck`, by).send({ ids });
  const toCheck = async (paging: Data = {}) =>
    (await bodyOf(send('post', '/api/dwk/ListingCheckSearch').send(paging).expect(200))) as {
      readonly lists: readonly ListingToCheck[];
      readonly count: number;
    };
  const versionsOf = (kind: Kind, id: string) =>
    readVersions(session().cms, session().token, kind, id);

  /** The last entry of the change log about a record. */
  const changeOf = (record: string) =>
    session()
      .cms.strapi.db.connection('changes')
      .where({ record })
      .orderBy('id', 'desc')
      .first<{ readonly revision: number | null; readonly places: string }>('revision', 'places');

  /** Runs a job at a time as if no process had run it then, in several processes at once. */
  async function jobRuns(words = 'unchecked', now = Date.now()): Promise<void> {
    const { strapi } = session().cms;
    const { jobsOf } = moduleOfCms('app/jobs') as typeof Jobs;
    const { runJobs } = moduleOfCms('documents/jobs') as typeof RunJobs;
    const jobs = jobsOf(strapi, readEnv()).filter(({ name }) => name.includes(words));
    expect(jobs).toHaveLength(1);
    await strapi.db.connection('counters').where('name', 'like', 'job %').delete();
    await Promise.all([1, 2, 3].map(() => runJobs(strapi, jobs, now)));
  }
  return { send, detail, publicDetail, edit, check, toCheck, versionsOf, changeOf, jobRuns };
}
