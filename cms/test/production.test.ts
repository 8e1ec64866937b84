/** @any-database It tests settings that are checked before a database is opened. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../src/settings/env';
import { cmsOfFile } from './support/cms';

const CMS = path.resolve(__dirname, '..');
const PRODUCTION = {
  APP_ENV: 'production',
  CMS_URL: 'https://cms.example',
  SITE_URL: 'https://homes.example',
} as const;

/** Starts the CMS as in production, and waits for its end. */
function start(settings: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/src/serve.js'], {
    cwd: CMS,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('production with faults', () => {
  it('does not start, says each of them in one sentence alone, and makes nothing', () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'production-test-'));
    const { status, said } = start({
      DATA_DIR: dataDir,
      APP_ENV: 'production',
      CMS_URL: '',
      SITE_URL: '*',
      SAMPLE_CONTENT: 'true',
      JWT_SECRET: 'changeme',
    });
    expect(status).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toMatch(
      /^The environment has errors: (?=.*CMS_URL must be set)(?=.*SITE_URL must be an address)(?=.*SAMPLE_CONTENT)(?=.*JWT_SECRET)/,
    );
    expect(said).not.toContain('changeme');
    expect(existsSync(path.join(dataDir, 'secrets.env'))).toBe(false);
    rmSync(dataDir, { recursive: true });
  });
});

describe('production', () => {
  const cms = cmsOfFile(PRODUCTION);

  it('starts with a database of its own, and not with one that has seen sample content', async () => {
    const { app } = cms.strapi as unknown as {
      app: { bootstrap: (context: object) => Promise<void> };
    };
    await cms.http.post('/api/AwardSearch').expect(200);
    const store = cms.strapi.store({ type: 'core', name: 'sample' });
    for (const value of ['begun', 'done']) {
      await store.set({ key: 'progress', value });
      await expect(app.bootstrap({ strapi: cms.strapi })).rejects.toMatchObject({
        message: expect.stringMatching(/^This database contains sample content/) as unknown,
      });
    }
    const { dataDir } = readEnv();
    chmodSync(dataDir, 0o755);
    expect(start(PRODUCTION)).toEqual({
      status: 1,
      said: expect.stringMatching(/^This database contains sample content[^\n]*\n$/),
    });
    // Each start corrects the folder's permissions.
    expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
  });
});
