import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import type { Knex } from 'knex';
import { failedCount, failedPage } from '../src/api/notification/services/failed';
import { dueQuery, ofEnquiries } from '../src/api/notification/services/outbox';
import { AREAS, NOTIFICATION_KINDS } from '../src/domain';
import { cmsOfFile } from './support/cms';
import { analyze, insertInto, planSteps } from './support/plans';

const TABLE = 'notifications';
const ROWS = 20_000;

const cms = cmsOfFile();

/** A plausible notification: most are sent, some wait or have failed. */
function row(n: number) {
  const state = n % 20 === 0 ? 'failed' : n % 21 === 0 ? 'waiting' : 'sent';
  return {
    ...{ document_id: randomUUID(), key: randomUUID(), event: 'received', state },
    ...{ kind: NOTIFICATION_KINDS[n % 3], area: AREAS[n % 2], enquiry: `e${String(n)}` },
    ...{ attempts: 1, queued_at: n, due_at: n, expires_at: n, ended_at: n },
  };
}

beforeAll(async () => {
  const rows = Array.from({ length: ROWS }, (_, n) => row(n));
  await insertInto(cms.strapi, TABLE, rows);
  await analyze(cms.strapi);
}, 180_000);

const ofRegion = { areas: [AREAS[0]], enquiry: null };
const QUERIES: readonly (readonly [string, (rows: Knex.QueryBuilder) => Knex.QueryBuilder])[] = [
  ['what is due', (rows) => dueQuery(rows, 'webhook', 1000, 4)],
  ['a page of those that failed', (rows) => failedPage(rows, ofRegion, { limit: 20, offset: 0 })],
  [
    'a page of both regions',
    (rows) => failedPage(rows, { areas: AREAS, enquiry: null }, { limit: 20, offset: 0 }),
  ],
  ['how many failed', (rows) => failedCount(rows, { areas: AREAS, enquiry: null })],
  [
    'those of an enquiry',
    (rows) => failedPage(rows, { areas: AREAS, enquiry: 'e20' }, { limit: 20, offset: 0 }),
  ],
  ['all of some enquiries', (rows) => ofEnquiries(rows, ['e20', 'e40'])],
];

it.each(QUERIES)('%s: no query scans the outbox', async (_name, query) => {
  const { connection } = cms.strapi.db;
  expect(await planSteps(cms.strapi, query(connection(TABLE)), TABLE)).toEqual([]);
});

it('the queries find their rows', async () => {
  const { connection } = cms.strapi.db;
  const due = await dueQuery(connection(TABLE), 'office', 1000, 4);
  expect(due).toHaveLength(4);
  const page = await failedPage(connection(TABLE), ofRegion, { limit: 3, offset: 0 });
  expect(page.map((one) => Number(one.ended_at))).toEqual([19_980, 19_960, 19_940]);
  const [counted] = await failedCount(connection(TABLE), ofRegion);
  expect(Number(counted?.count)).toBe(ROWS / 20);
});
