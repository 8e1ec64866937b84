import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { readEnv } from '../src/settings/env';
import { tokenOf } from '../src/sessions/caller';
import { ACCOUNT_UID } from '../src/uids';
import { bearer, callAs, cmsOfFile, signIn } from './support/cms';

const cms = cmsOfFile();
type Person = Awaited<ReturnType<typeof signIn>>;

const SOON = 60_000;
const sidOf = ({ token }: Person): string =>
  (jwt.decode(token.replace('Bearer ', '')) as { readonly sid: string }).sid;

async function changed(admin: Person, data: object): Promise<string> {
  await cms.strapi.db.query(ACCOUNT_UID).update({ where: { id: admin.id }, data });
  return admin.token;
}

/** Each one makes an invalid token from an admin's valid one. */
const SPOILT: Readonly<Record<string, (admin: Person) => string | Promise<string>>> = {
  'of a session that has ended': async (admin) => {
    await callAs(cms, 'post', '/api/users/logout', admin.token).expect(200);
    return admin.token;
  },
  'of a session that another has replaced': (admin) => changed(admin, { sessionId: randomUUID() }),
  'of a session that is over by the database’s clock': (admin) =>
    changed(admin, { sessionEndsAt: Date.now() - 1 }),
  'of an account that is inactive': (admin) => changed(admin, { userStatus: 'inactive' }),
  'that has expired': (admin) => tokenOf(admin.id, sidOf(admin), Date.now() - 2_000),
  'with another account’s number': async (admin) =>
    tokenOf(
      (await signIn(cms, 'visiter', { superAdmin: true })).id,
      sidOf(admin),
      Date.now() + SOON,
    ),
  'with a session that never was': (admin) => tokenOf(admin.id, randomUUID(), Date.now() + SOON),
  'signed with another secret': (admin) =>
    bearer(jwt.sign({ sid: sidOf(admin) }, 'another secret', { subject: String(admin.id) })),
  'signed with nothing': (admin) =>
    bearer(jwt.sign({ sid: sidOf(admin) }, '', { subject: String(admin.id), algorithm: 'none' })),
  'signed by another algorithm': (admin) =>
    bearer(
      jwt.sign({ sid: sidOf(admin) }, readEnv().secrets.JWT_SECRET, {
        subject: String(admin.id),
        algorithm: 'HS512',
      }),
    ),
  'without a session': (admin) =>
    bearer(jwt.sign({}, readEnv().secrets.JWT_SECRET, { subject: String(admin.id) })),
  'with a letter changed': ({ token }) =>
    `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`,
  'without its scheme': ({ token }) => token.replace('Bearer ', ''),
  'of another scheme': ({ token }) => token.replace('Bearer', 'Basic'),
  'that is none': () => 'Bearer x',
};

describe('a token', () => {
  it('that is good is let in', async () => {
    const { token } = await signIn(cms, 'admin');
    await callAs(cms, 'get', '/api/GetUserForAuth', token).expect(200);
  });

  it.each(Object.keys(SPOILT))('%s is 401, and as none on a public call', async (name) => {
    const admin = await signIn(cms, 'admin');
    const token = await SPOILT[name]?.(admin);
    expect(typeof token).toBe('string');
    const call = (method: 'get' | 'post', path: string, body?: object) =>
      callAs(cms, method, `/api/${path}`, token).send(body);
    await call('get', 'GetUserForAuth').expect(401, 'Please log in to continue');
    await call('post', 'UserSearch', { limit: 0 }).expect(401);
    await call('post', 'ReviewSearch', {}).expect(200);
    await call('post', 'ReviewSearch', { values: { name: 'a' } }).expect(401);
    await call('post', 'dwk/PropResiSaleSearch', { values: { phone: '1' } }).expect(401);
  });
});
