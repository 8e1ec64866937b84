import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bootCms } from './helper';
import type { TestCms } from './helper';

const STRAPI = path.resolve(require.resolve('@strapi/strapi'), '../../bin/strapi.js');
const PRODUCTION = {
  APP_ENV: 'production',
  CMS_URL: 'https://cms.example',
  SITE_URL: 'https://homes.example',
} as const;

describe('production with faults', () => {
  const start = (settings: Readonly<Record<string, string>>) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'production-test-'));
    const { status, stdout, stderr } = spawnSync(process.execPath, [STRAPI, 'start'], {
      cwd: path.resolve(__dirname, '..'),
      env: { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production', ...settings },
      encoding: 'utf8',
      timeout: 60_000,
    });
    const left = existsSync(path.join(dataDir, 'secrets.env'));
    rmSync(dataDir, { recursive: true });
    return { status, said: stdout + stderr, left };
  };

  it('does not start, says each of them in one sentence, and makes nothing', () => {
    const { status, said, left } = start({
      APP_ENV: 'production',
      CMS_URL: '',
      SITE_URL: '*',
      SAMPLE_CONTENT: 'true',
      JWT_SECRET: 'changeme',
    });
    expect(status).toBe(1);
    expect(said).toMatch(
      /The environment has faults: (?=.*CMS_URL must be set)(?=.*SITE_URL must be an address)(?=.*SAMPLE_CONTENT)(?=.*JWT_SECRET)/,
    );
    expect(said).not.toContain('changeme');
    expect(left).toBe(false);
  });
});

describe('production', () => {
  let cms: TestCms;
  beforeAll(async () => {
    cms = await bootCms(PRODUCTION);
  });
  afterAll(() => cms.close());

  it('starts with a database of its own, and not with one that has seen sample content', async () => {
    const { app } = cms.strapi as unknown as {
      app: { bootstrap: (context: object) => Promise<void> };
    };
    await cms.http.post('/api/AwardSearch').expect(200);
    const store = cms.strapi.store({ type: 'core', name: 'sample' });
    for (const value of ['begun', 'done']) {
      await store.set({ key: 'progress', value });
      await expect(app.bootstrap({ strapi: cms.strapi })).rejects.toMatchObject({
        message: expect.stringMatching(
          /^This database has been filled with sample content/,
        ) as unknown,
      });
    }
  });
});
