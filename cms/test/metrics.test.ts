import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../src/settings/env';
import { addListing, callAs, cmsOfFile, signIn } from './support/cms';

const cms = cmsOfFile();

/** The database client, for all queries of the CMS. */
interface Client {
  acquireConnection: () => Promise<unknown>;
}

const metrics = () =>
  cms.http.get('/metrics').set('Authorization', `Bearer ${readEnv().secrets.PUBLISHER_TOKEN}`);

/** The values by name and labels, parsed as Prometheus parses them. */
async function values(): Promise<Record<string, number>> {
  const { text } = await metrics().expect(200);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );
}

describe('operators', () => {
  it('shows that the CMS runs, and that it can answer', async () => {
    await cms.http.get('/health').expect(200, { ok: true });
    await cms.http.get('/ready').expect(200, { ready: true, backup: null });
  });

  it('shows the age of the last backup', async () => {
    expect(await values()).not.toHaveProperty('cms_backup_age_seconds');
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const file = path.join(readEnv().dataDir, 'backup.json');
    writeFileSync(file, JSON.stringify({ at, file: '/b.tar', bytes: 1, revision: 1 }));
    const answer = await cms.http.get('/ready').expect(200);
    const { backup } = answer.body as { backup: { at: string; ageSeconds: number } };
    expect(backup.at).toBe(at);
    expect(backup.ageSeconds).toBeGreaterThanOrEqual(3600);
    const { cms_backup_age_seconds: age } = await values();
    expect(age).toBeGreaterThanOrEqual(backup.ageSeconds);
    const { token } = await signIn(cms, 'visiter', { superAdmin: true });
    const state = await callAs(cms, 'get', '/api/PublisherState', token).expect(200);
    expect(state.body).toMatchObject({ lastBackup: at });
    writeFileSync(file, 'damaged');
    await cms.http.get('/ready').expect(200, { ready: true, backup: null });
    rmSync(file);
  });

  it('shows that the database does not answer, and not why', async () => {
    const { client } = cms.strapi.db.connection as unknown as { client: Client };
    const { acquireConnection } = client;
    client.acquireConnection = () => Promise.reject(new Error('no such host'));
    await cms.http.get('/ready').expect(503, { ready: false });
    await cms.http.get('/health').expect(200);
    client.acquireConnection = () => new Promise(() => undefined);
    await cms.http.get('/ready').expect(503, { ready: false });
    client.acquireConnection = acquireConnection;
    await cms.http.get('/ready').expect(200);
  });

  it('brings the publisher’s token for the metrics', async () => {
    const refusal = 'Please log in to continue';
    await cms.http.get('/metrics').expect(401, refusal);
    await cms.http.get('/metrics').set('Authorization', 'Bearer forged').expect(401, refusal);
    const { headers } = await metrics().expect(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  });
});

describe('the metrics', () => {
  it('count answers by route and status, however many records and unknown paths there are', async () => {
    for (const id of ['a', 'b', 'c']) await cms.http.get(`/api/ReviewDetail/${id}`).expect(404);
    await cms.http.post('/api/AwardSearch').expect(200);
    await cms.http.post('/DeleteImage').expect(401);
    await cms.http.get('/nowhere/1?phone=9200000001').expect(404);
    const measured = await values();
    const requests = (method: string, route: string, status: number) =>
      measured[
        `cms_requests_total{method="${method}",route="${route}",status="${String(status)}"}`
      ];
    expect(requests('GET', '/api/ReviewDetail/:id', 404)).toBe(3);
    expect(requests('POST', '/api/AwardSearch', 200)).toBe(1);
    expect(requests('POST', '/DeleteImage', 401)).toBe(1);
    expect(Object.keys(measured).filter((name) => name.includes('nowhere'))).toEqual([]);
  });

  it('tell how long they took, in buckets of which each holds those before it', async () => {
    const measured = await values();
    const route = '/api/ReviewDetail/:id';
    const buckets = Object.entries(measured)
      .filter(([name]) => name.startsWith(`cms_request_seconds_bucket{route="${route}"`))
      .map(([, value]) => value);
    expect(buckets).toHaveLength(12);
    expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
    expect(buckets.at(-1)).toBe(3);
    expect(measured[`cms_request_seconds_count{route="${route}"}`]).toBe(3);
    expect(measured[`cms_request_seconds_sum{route="${route}"}`]).toBeGreaterThan(0);
  });

  it('report the revision and the image jobs', async () => {
    const { cms_revision: before = NaN } = await values();
    await addListing(cms, 'dwk', 'propresi');
    expect(await values()).toMatchObject({
      // The listing and its locality are two writes.
      cms_revision: before + 2,
      cms_image_jobs_active: 0,
      cms_image_jobs_waiting: 0,
      cms_password_jobs_active: 0,
      cms_password_jobs_waiting: 0,
    });
  });

  it('have a word of help and a type for each name', async () => {
    const { text } = await metrics();
    const names = (what: string) =>
      [...text.matchAll(new RegExp(`^# ${what} (\\S+) \\S`, 'gm'))].map(([, name]) => name);
    expect(names('HELP').length).toBe(11);
    expect(names('TYPE')).toEqual(names('HELP'));
    expect(text.endsWith('\n')).toBe(true);
  });
});
