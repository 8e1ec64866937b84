import { beforeAll, describe, expect, it } from '@jest/globals';
import { newestEntries } from '../src/api/audit/services/search';
import type * as Jobs from '../src/app/jobs';
import type * as RunJobs from '../src/documents/jobs';
import { outdated } from '../src/documents/audit-trail';
import { officeDay } from '../src/domain';
import type { AuditAction } from '../src/domain';
import type { Env } from '../src/settings/env';
import { AUDIT_UID } from '../src/uids';
import { bodyOf, cmsOfFile } from './support/cms';
import { auditTrail } from './support/audit';
import { moduleOfCms } from './support/load-strapi';
import { analyze, insertInto, planSteps } from './support/plans';

const TABLE = 'audits';
const ROWS = 20_000;
const HOUR_MS = 3_600_000;
/** The first entry; there is one each hour. */
const FIRST = Date.parse('2024-01-01T00:00:00Z');

const cms = cmsOfFile();
const { ask, page } = auditTrail(cms);

const at = (n: number): Date => new Date(FIRST + n * HOUR_MS);
const ACTIONS: readonly AuditAction[] = ['Log In', 'Log In Failed', 'Change Role', 'Unlock'];

function row(n: number) {
  return {
    ...{ document_id: `audit-${String(n)}`, at: at(n), action: ACTIONS[n % 4], subject: '' },
    ...{ account_id: `a${String(n % 500)}`, account_name: 'Meera', total: 1, entry: 'site' },
    // An entry of two accounts, and one that an account leaves about itself.
    target_id: n % 10 === 0 ? `a${String((n % 20 === 0 ? n : n + 1) % 500)}` : null,
  };
}

beforeAll(async () => {
  const rows = Array.from({ length: ROWS }, (_, n) => row(n));
  await insertInto(cms.strapi, TABLE, rows);
  await analyze(cms.strapi);
}, 180_000);

const ALL = { action: null, account: null, from: null, before: null } as const;
const DAYS = { from: at(1000), before: at(1100) };

describe('no query scans the table', () => {
  it.each([
    ['all', ALL],
    ['of an action', { ...ALL, action: 'Unlock' as const }],
    ['of an account', { ...ALL, account: 'a7' }],
    ['of days', { ...ALL, ...DAYS }],
    ['of everything', { action: 'Log In' as const, account: 'a8', ...DAYS }],
  ])('%s', async (name, search) => {
    const { connection } = cms.strapi.db;
    const steps = await planSteps(cms.strapi, newestEntries(connection, search, 1001), TABLE);
    // Without a filter the index is read from its end, up to the limit.
    const isWhole = name === 'all';
    expect(steps.filter((step) => !(isWhole && /Index|INDEX/.test(step)))).toEqual([]);
  });

  it('of the job', async () => {
    const query = outdated(cms.strapi.db.connection, FIRST + 800 * 24 * HOUR_MS);
    expect(await planSteps(cms.strapi, query, TABLE)).toEqual([]);
  });
});

it('a search finds the newest first, with their number up to 1,000', async () => {
  const found = await page({ from: '2024-01-01', to: '2024-01-02' }, { limit: 3, offset: 1 });
  // The days of the offices begin 5:30 hours before those of UTC.
  expect(found).toMatchObject({ count: 43, isMore: false, limit: 3, offset: 1 });
  expect(found.entries.map((one) => one.at)).toEqual([41, 40, 39].map((n) => at(n).toISOString()));
  expect(await page({ action: 'Unlock' })).toMatchObject({ count: 1000, isMore: true });
  const far = await page({ action: 'Unlock' }, { limit: 2, offset: 2000 });
  expect(far).toMatchObject({ count: 2002, isMore: true });
  expect(far.entries).toHaveLength(2);
  expect(await page({ action: 'Restore Version' })).toMatchObject({ entries: [], count: 0 });
});

it('a search of an account finds what it did and what was done to it, each once', async () => {
  const of = (n: number) => row(n).account_id === 'a10' || row(n).target_id === 'a10';
  const expected = Array.from({ length: ROWS }, (_, n) => n).filter(of);
  const found = await page({ account: 'a10' }, { limit: 100 });
  expect(found.count).toBe(expected.length);
  expect(found.entries.map((one) => one.at)).toEqual(
    expected.reverse().map((n) => at(n).toISOString()),
  );
});

it.each([
  ['action', { action: 'Nothing' }],
  ['from', { from: 'yesterday' }],
  ['to', { to: '2024-13-01' }],
])('a wrong %s is named', async (name, values) => {
  const answer = await ask('AuditSearch', { values });
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([name]);
});

it('is saved as CSV, which spreadsheets take for no formula, and which is an entry itself', async () => {
  const name = '=HYPERLINK("x")';
  await cms.strapi.db.query(AUDIT_UID).create({
    data: {
      ...{ at: at(ROWS + 1), action: 'Change Role', subject: '+1' },
      ...{ accountId: 'a1', accountName: name },
    },
  });
  const day = officeDay(at(ROWS + 1).toISOString());
  const values = { from: day, to: day, action: 'Change Role' };
  const { csv, count } = (await bodyOf(ask('AuditExport', { values }))) as {
    readonly csv: string;
    readonly count: number;
  };
  expect(csv.startsWith('\uFEFF"Time","Action","Outcome","Times","Who"')).toBe(true);
  expect(csv).toContain(`"Change Role","done","1","'=HYPERLINK(""x"")","a1"`);
  expect(csv).toContain(`"'+1"`);
  expect(csv.trim().split('\r\n')).toHaveLength(count + 1);
  const { entries } = await page({ action: 'Export Audit Trail' });
  expect(entries).toMatchObject([
    { who: 'Owner', subject: `${String(count)} entries, filtered by action, from, to` },
  ]);
});

it('keeps 24 months, whatever process runs the job', async () => {
  const { jobsOf } = moduleOfCms('app/jobs') as typeof Jobs;
  const { runJobs } = moduleOfCms('documents/jobs') as typeof RunJobs;
  const jobs = jobsOf(cms.strapi, {} as Env).filter(({ name }) => name === 'prune audit trail');
  expect(jobs).toHaveLength(1);
  const kept = async () => {
    const [first] = (await cms.strapi.db
      .query(AUDIT_UID)
      .findMany({ orderBy: [{ at: 'asc' }], limit: 1 })) as readonly { readonly at: string }[];
    return new Date(first?.at ?? 0).getTime();
  };
  await runJobs(cms.strapi, jobs, Date.parse('2025-12-31T00:00:00Z'));
  expect(await kept()).toBe(FIRST);
  const now = Date.parse('2026-03-01T00:00:00Z');
  await Promise.all([1, 2].map(() => runJobs(cms.strapi, jobs, now)));
  expect(await kept()).toBe(Date.parse('2024-03-01T00:00:00Z'));
});
