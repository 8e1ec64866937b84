/** @any-database It tests what is shown; the queries and the routes of its table are Strapi’s own. */
import { beforeAll, expect, it } from '@jest/globals';
import { readEnv } from '../src/settings/env';
import { bodyOf, callAs, cmsOfFile } from './support/cms';
import { recordsOf } from './support/panel-records';
import { signInToPanel } from './support/panel';
import { secondFactorCalls } from './support/second-factor';
import type { Member } from './support/second-factor';

const COUNTERS = 'api::counter.counter';
const UID = 'api::second-factor.second-factor';
const cms = cmsOfFile();
let member: Member;
let panel: string;
beforeAll(async () => {
  member = await secondFactorCalls(cms).addMember('9046660001');
  panel = await signInToPanel(cms);
});

interface Stored {
  readonly secret: string;
  readonly recovery: string;
}
const stored = async (): Promise<Stored> =>
  (await cms.strapi.db.query(UID as never).findOne({})) as unknown as Stored;

it('the database has neither the secret nor a code for recovery as it is typed', async () => {
  const row = JSON.stringify(await stored());
  expect(row).not.toContain(member.secret);
  for (const code of member.recoveryCodes) {
    expect(row).not.toContain(code);
    expect(row).not.toContain(code.replaceAll('-', ''));
  }
});

it('no call and no view of the panel shows anything of it', async () => {
  const { id, token } = member;
  const as = (path: string) => callAs(cms, 'get', path, panel);
  const answers = [
    await callAs(cms, 'post', '/api/UserSearch', token).send({}).expect(200),
    await callAs(cms, 'get', `/api/UserDetail/${id}`, token).expect(200),
    await callAs(cms, 'get', '/api/GetUserForAuth', token).expect(200),
    await as(recordsOf('plugin::users-permissions.user')).expect(200),
    await as(recordsOf('plugin::users-permissions.user', id)).expect(200),
  ];
  const { secret, recovery } = await stored();
  for (const { text } of answers) {
    for (const hidden of [secret, recovery, member.secret, ...member.recoveryCodes])
      expect(text).not.toContain(hidden);
    expect(text).not.toMatch(/usedStep|recovery/);
  }
});

it('the panel’s super admin does not reach the table, nor others that the panel hides', async () => {
  const before = await stored();
  for (const uid of [UID, UID.replaceAll(':', '%3A'), '%61pi::change.change', COUNTERS]) {
    for (const path of [recordsOf(uid), recordsOf(uid, '1'), `${recordsOf(uid)}?pageSize=1`])
      await callAs(cms, 'get', path, panel).expect(404);
    const name = { owner: 'account x', secret: 'x', recovery: 'x', name: 'x', value: 1 };
    await callAs(cms, 'post', recordsOf(uid), panel).send(name).expect(404);
    await callAs(cms, 'get', `/Content-Manager/collection-types/${uid}`, panel).expect(404);
  }
  expect(await stored()).toEqual(before);
  await callAs(cms, 'get', recordsOf('%zz'), panel).expect((answer) => {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
  await callAs(cms, 'get', recordsOf('api::award.award'), panel).expect(200);
});

it('the site’s token does not reach the table', async () => {
  const token = `Bearer ${readEnv().secrets.SITE_TOKEN}`;
  await callAs(cms, 'get', '/api/upload/files', token).expect(200);
  for (const path of ['/api/second-factors', '/api/second-factor'])
    await callAs(cms, 'get', path, token).expect(404);
});

it('OpenAPI names the secret where it is shown alone', async () => {
  const document = (await bodyOf(cms.http.get('/openapi.json').expect(200))) as {
    readonly paths: Readonly<Record<string, unknown>>;
    readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  };
  const naming = (parts: Readonly<Record<string, unknown>>, name: string) =>
    Object.keys(parts).filter((key) => JSON.stringify(parts[key]).includes(`"${name}"`));
  expect(naming(document.paths, 'secret')).toEqual(['/api/SecondFactorBegin']);
  expect(naming(document.paths, 'recoveryCodes')).toEqual(['/api/SecondFactorOn']);
  expect(naming(document.components.schemas, 'secret')).toEqual([]);
});
