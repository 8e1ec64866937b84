import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { readEnv } from '../src/settings/env';
import { sendForm } from './support/multipart';
import { cmsOfFile, signIn } from './support/cms';
import { listen } from './support/log-lines';
import type { Log } from './support/log-lines';
import { PANEL_USER, signInToPanel } from './support/panel';
import { expectSafeResponse, idOf } from './support/safe-response';

const PHONE = '9200000077';
/** SQLite's driver reports the query with its values, PostgreSQL's with placeholders. */
const FAILED = process.env.DATABASE_CLIENT === 'postgres' ? /propresis/ : /propresis.*\[hidden\]/;

const cms = cmsOfFile();
let log: Log;
let staff: string;
let panel: string;
beforeAll(async () => {
  log = listen(cms);
  staff = (await signIn(cms, 'admin')).token;
  panel = await signInToPanel(cms);
});

describe('errors of the server', () => {
  const withoutListings = async (work: () => Promise<Response>): Promise<Response> => {
    const { connection } = cms.strapi.db;
    await connection.schema.renameTable('propresis', 'hidden_propresis');
    try {
      return await work();
    } finally {
      await connection.schema.renameTable('hidden_propresis', 'propresis');
    }
  };
  const expectTold = async (answer: Response, what: RegExp): Promise<void> => {
    expectSafeResponse(answer);
    const errors = (await log.of(idOf(answer))).filter(({ level }) => level === 'error');
    expect(errors).not.toEqual([]);
    expect(JSON.stringify(errors)).toMatch(what);
    expect(log.text()).not.toContain(PHONE);
  };

  it('of the database, in a call: the log has it, without the phone', async () => {
    const answer = await withoutListings(() =>
      cms.http
        .post('/api/dwk/PropResiSaleSearch')
        .set('Authorization', staff)
        .send({ values: { phone: PHONE } })
        .expect(500, { msg: 'errorServer' }),
    );
    await expectTold(answer, FAILED);
  });

  it('of the database, in the panel', async () => {
    const answer = await withoutListings(() =>
      cms.http
        .get(`/content-manager/collection-types/api::propresi.propresi?_q=${PHONE}`)
        .set('Authorization', panel)
        .expect(500),
    );
    expect(answer.body).toMatchObject({ error: { message: 'Internal Server Error' } });
    await expectTold(answer, FAILED);
  });

  it('of the disk, in the media library', async () => {
    const uploads = path.join(readEnv().publicDir, 'uploads');
    renameSync(uploads, `${uploads}-away`);
    writeFileSync(uploads, 'no folder');
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const call = cms.http.post('/upload').set('Authorization', panel);
    const answer = await sendForm(call, [['files', 'one.png', picture]]);
    rmSync(uploads);
    renameSync(`${uploads}-away`, uploads);
    expect(answer.status).toBe(500);
    await expectTold(answer, /ENOTDIR|EEXIST/);
  });
});

describe('the log', () => {
  it('has no secret, no token and no password', async () => {
    const { secrets } = readEnv();
    const token = staff.replace('Bearer ', '');
    cms.strapi.log.error(`with ${staff} and ${secrets.JWT_SECRET}`);
    cms.strapi.log.warn('sent', { body: { password: PANEL_USER.password }, authorization: staff });
    const answer = await cms.http
      .post('/admin/login')
      .send({ email: PANEL_USER.email, password: 'Wrong@12345' })
      .expect(400);
    await log.of(idOf(answer));
    for (const hidden of [token, PANEL_USER.password, 'Wrong@12345', ...Object.values(secrets)]) {
      expect(log.text()).not.toContain(hidden);
    }
    expect(log.lines().filter(({ body }) => body)).toHaveLength(1);
  });
});
