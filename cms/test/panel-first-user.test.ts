/** @any-database Strapi’s own queries write the panel’s users. */
import { describe, expect, it, jest } from '@jest/globals';
import { cmsOfFile } from './support/cms';
import { runCommand } from './support/command';
import { moduleOfCms } from './support/load-strapi';
import type * as FirstUser from '../src/panel/first-user';
import type * as SuperAdmin from '../src/panel/super-admin';

const FORM = { email: 'stranger@example.com', firstname: 'Stranger', password: 'Stranger@123' };
const EMAIL = 'Owner@Example.com';

const cms = cmsOfFile({
  APP_ENV: 'production',
  CMS_URL: 'https://cms.example',
  SITE_URL: 'https://homes.example',
});

const countUsers = () => cms.strapi.db.query('admin::user').count();
const makeUser = (password: string, email = EMAIL) =>
  runCommand(`${password}\n`, 'account', '--panel', email);
const login = (password: string) =>
  cms.http.post('/admin/login').send({ email: EMAIL.toLowerCase(), password });

/** The CMS's log message at its start. */
async function startReport(): Promise<readonly unknown[]> {
  const warn = jest.spyOn(cms.strapi.log, 'warn').mockReturnValue(cms.strapi.log);
  const { reportMissingUser } = moduleOfCms('panel/first-user.js') as typeof FirstUser;
  await reportMissingUser(cms.strapi);
  const lines = warn.mock.calls.map(([line]: readonly unknown[]) => line);
  warn.mockRestore();
  return lines;
}

describe('the first user of the panel', () => {
  it('cannot be made by a request, and nobody is told that there is none', async () => {
    const answer = await cms.http.post('/admin/register-admin').send(FORM).expect(403);
    expect(answer.body).toMatchObject({
      error: { message: expect.stringContaining('npm run account -- --panel') as unknown },
    });
    await cms.http.post('/ADMIN/register-admin/').send(FORM).expect(403);
    await cms.http.post('/admin/register-admin').expect(403);
    expect(await countUsers()).toBe(0);
    const initial = await cms.http.get('/admin/init').expect(200);
    expect(initial.body).toMatchObject({ data: { hasAdmin: true, uuid: false } });
    expect(await startReport()).toEqual([
      expect.stringContaining('npm run account -- --panel EMAIL'),
    ]);
  });

  it('is made by a command, which also resets its password and ends its sessions', async () => {
    const made = await makeUser('First@12345');
    expect(made.output).toContain(`${EMAIL} is a super admin of the panel now.`);
    expect(made.code).toBe(0);
    const answer = await login('First@12345').expect(200);
    const { data } = answer.body as { data: { token: string } };
    const readUsers = (status: number) =>
      cms.http.get('/admin/users').set('Authorization', `Bearer ${data.token}`).expect(status);
    await readUsers(200);
    expect((await makeUser('Second@12345')).output).toContain('with the new password now');
    await readUsers(401);
    await login('First@12345').expect(400);
    await login('Second@12345').expect(200);
    expect(await countUsers()).toBe(1);
    await cms.http.post('/admin/register-admin').send(FORM).expect(403);
    expect(await startReport()).toEqual([]);
  });

  it('is not made with a weak password, which is rejected with one sentence', async () => {
    const before = await countUsers();
    const { code, output } = await makeUser('weak');
    expect(output).toContain('Invalid password.');
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    expect(await countUsers()).toBe(before);
  });

  it('is not made with a name that is no address', async () => {
    const { makePanelAdmin } = moduleOfCms('panel/super-admin.js') as typeof SuperAdmin;
    await expect(makePanelAdmin(cms.strapi, 'nobody', 'First@12345')).rejects.toThrow(
      'nobody is no e-mail address',
    );
  });
});
