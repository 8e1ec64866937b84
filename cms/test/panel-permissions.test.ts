/** @any-database It tests permissions that the code makes, and Strapi’s own routes. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AREAS, REGIONS } from '../src/domain';
import { RESOURCES } from '../src/app/resources';
import { syncRoles } from '../src/panel/sync-roles';
import { panel as PANEL_USERS } from '../sample-content/accounts.json';
import { addPanelUsers } from '../src/sample/add-accounts';
import {
  ACCOUNT_UID,
  LANDING_UID,
  LEGAL_TEXT_UID,
  LISTING_UIDS,
  PARAMETER_UID,
  RECORD_UIDS,
} from '../src/uids';
import { addListing, bodyOf, cmsOfFile, signIn } from './support/cms';
import { recordsOf, signInToPanel, singleOf } from './support/panel-records';
import type { PanelUser } from './support/panel-records';

const cms = cmsOfFile();
const users = new Map<string, PanelUser>();
const as = (code: string): PanelUser => {
  const user = users.get(code);
  if (!user) throw new Error(`nobody is ${code}`);
  return user;
};
const MANAGERS = AREAS.map((area) => `${REGIONS[area].city.toLowerCase()}-manager`);
const ROLES = ['admin', ...MANAGERS];

beforeAll(async () => {
  for (const code of ROLES) users.set(code, await signInToPanel(cms, code));
});

const { review, overview, award } = RECORD_UIDS;
const add = async (uid: `api::${string}.${string}`, data: object) =>
  (await cms.strapi.documents(uid).create({ data: data as never })) as { documentId: string };
const REVIEW = { name: 'Asha', rating: 4, review: 'Good people' };

describe('the roles of the panel', () => {
  it('have their names, and the sample users have theirs', async () => {
    const roles = (await cms.strapi.db.query('admin::role').findMany()) as {
      name: string;
      code: string;
    }[];
    const names = roles.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Admin', 'Dwarka manager', 'Gurugram manager']));
    await addPanelUsers(cms.strapi, 'Sample@123');
    for (const { email, role } of PANEL_USERS) {
      const user = (await cms.strapi.db
        .query('admin::user')
        .findOne({ where: { email }, populate: ['roles'] })) as { roles: { code: string }[] };
      expect(user.roles.map(({ code }) => code)).toEqual([role]);
    }
  });

  it('are reset to the code at each start, and users keep their roles', async () => {
    const [code = ''] = MANAGERS;
    const permissions = cms.strapi.db.query('admin::permission');
    const where = { role: { code } };
    const before = await permissions.count({ where });
    const one = (await permissions.findOne({ where })) as { id: number };
    await permissions.delete({ where: { id: one.id } });
    await cms.strapi.db.query('admin::role').update({ where: { code }, data: { name: 'Other' } });
    await syncRoles(cms.strapi, RESOURCES);
    expect(await permissions.count({ where })).toBe(before);
    await syncRoles(cms.strapi, RESOURCES);
    expect(await permissions.count({ where })).toBe(before);
    await as(code).get(recordsOf(review)).expect(200);
  });
});

describe.each(MANAGERS)('%s', (code) => {
  it('writes reviews and deletes none', async () => {
    const panel = as(code);
    const made = await panel.post(recordsOf(review), REVIEW).expect(201);
    const { documentId } = (made.body as { data: { documentId: string } }).data;
    await panel.put(recordsOf(review, documentId), { reviewReply: 'Thank you' }).expect(200);
    await panel.del(recordsOf(review, documentId)).expect(403);
    await panel
      .post(`${recordsOf(review)}/actions/bulkDelete`, { documentIds: [documentId] })
      .expect(403);
    const kept: unknown = await cms.strapi.db.query(review).findOne({ where: { documentId } });
    expect(kept).toMatchObject({ reviewReply: 'Thank you', name: 'Asha' });
  });

  it.each([
    [overview, { city: 'Gurugram' }, { tag: 'New' }],
    [award, { head: 'Best' }, { head: 'Better' }],
  ])('writes and deletes %s', async (uid, form, change) => {
    const panel = as(code);
    const made = await panel.post(recordsOf(uid), form).expect(201);
    const { documentId } = (made.body as { data: { documentId: string } }).data;
    const changed = await panel.put(recordsOf(uid, documentId), change).expect(200);
    expect((changed.body as { data: unknown }).data).toMatchObject(change);
    await panel.del(recordsOf(uid, documentId)).expect(200);
  });

  it('reads no account, not through a review’s author either', async () => {
    const panel = as(code);
    const author = await signIn(cms, 'visiter', { uemail: 'secret@example.com' });
    const { documentId } = await add(review, { ...REVIEW, author: author.id });
    const relation = `/content-manager/relations/${review}`;
    const answers = [
      await panel.get(recordsOf(ACCOUNT_UID)),
      await panel.get(recordsOf(ACCOUNT_UID, author.documentId)),
      await panel.get(`${relation}/author?fields[]=uemail&fields[]=userId`),
      await panel.get(`${relation}/${documentId}/author`),
      await panel.get(`${recordsOf(review, documentId)}?populate[author]=true`),
      await panel.get(`${recordsOf(review)}?populate=*`),
    ];
    for (const { text } of answers) {
      expect(text).not.toContain(author.documentId);
      expect(text).not.toContain('secret@example.com');
      expect(text).not.toContain(author.userId);
    }
    expect(answers.slice(0, 4).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    for (const query of ['filters[author][uemail][$eq]=secret@example.com', 'sort=author.uemail'])
      await panel.get(`${recordsOf(review)}?${query}`).expect(400);
  });

  it.each([LANDING_UID, PARAMETER_UID])('neither sees nor writes %s', async (uid) => {
    await as(code).get(singleOf(uid)).expect(403);
    await as(code).put(singleOf(uid), {}).expect(403);
    await as(code).del(singleOf(uid)).expect(403);
  });

  it('neither sees nor writes legal texts and accounts', async () => {
    for (const uid of [LEGAL_TEXT_UID, ACCOUNT_UID]) {
      await as(code).get(recordsOf(uid)).expect(403);
      await as(code).post(recordsOf(uid), {}).expect(403);
    }
  });
});

describe('Admin', () => {
  it('sees listings of every region, and all the texts', async () => {
    const panel = as('admin');
    for (const area of AREAS) {
      const { documentId } = await addListing(cms, area, 'propcom');
      await panel.get(recordsOf(LISTING_UIDS.propcom, documentId)).expect(200);
    }
    await panel.get(recordsOf(LEGAL_TEXT_UID)).expect(200);
    for (const uid of [LANDING_UID, PARAMETER_UID]) {
      const { status } = await panel.get(singleOf(uid));
      expect(status).not.toBe(403);
      await panel.del(singleOf(uid)).expect(403);
    }
    const { documentId } = await add(review, REVIEW);
    await panel.del(recordsOf(review, documentId)).expect(200);
  });

  it('writes an account’s person and flags, and not who it is', async () => {
    const panel = as('admin');
    const account = await signIn(cms, 'visiter', { email: 'a@example.com' });
    const stored = () =>
      cms.strapi.db.query(ACCOUNT_UID).findOne({ where: { id: account.id } }) as Promise<
        Record<string, unknown>
      >;
    const before = await stored();
    await panel
      .put(recordsOf(ACCOUNT_UID, account.documentId), {
        ...{ uname: 'New Name', saleCreate: true, superAdmin: true, userType: 'admin' },
        ...{ userId: '9999999999', password: 'Other@1234', sessionId: 'x', sessionEndsAt: 1 },
      })
      .expect(200);
    const { uname, saleCreate, ...rest } = await stored();
    expect({ uname, saleCreate }).toEqual({ uname: 'New Name', saleCreate: true });
    for (const name of ['superAdmin', 'userType', 'userId', 'password', 'sessionId']) {
      expect([name, rest[name]]).toEqual([name, before[name]]);
    }
    const seen = await panel.get(`${recordsOf(ACCOUNT_UID)}?pageSize=100`).expect(200);
    expect(seen.text).not.toContain(String(before.sessionId));
    for (const query of ['filters[sessionId][$eq]=nobody', 'sort=sessionId', 'fields=devicesFrom'])
      await panel.get(`${recordsOf(ACCOUNT_UID)}?${query}`).expect(400);
    const part = String(before.sessionId).slice(0, 8);
    const searched = await panel.get(`${recordsOf(ACCOUNT_UID)}?_q=${part}`).expect(200);
    expect((searched.body as { results: unknown[] }).results).toEqual([]);
  });

  it('cannot edit, create or delete a super admin’s account', async () => {
    const panel = as('admin');
    const owner = await signIn(cms, 'admin', { superAdmin: true });
    const path = recordsOf(ACCOUNT_UID, owner.documentId);
    await panel.put(path, { uname: 'Taken' }).expect(403);
    await panel.del(path).expect(403);
    await panel.post(recordsOf(ACCOUNT_UID), { userId: '9999999998' }).expect(403);
  });
});

describe.each(ROLES)('%s has none of Strapi’s settings', (code) => {
  it('does not get version numbers', async () => {
    const { data } = (await bodyOf(as(code).get('/admin/information').expect(200))) as {
      data: object;
    };
    expect(Object.keys(data)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/version|dependencies/i)]),
    );
  });

  it.each([
    ...['/admin/users', '/admin/roles', '/admin/api-tokens', '/admin/webhooks'],
    ...['/admin/project-settings', '/admin/transfer/tokens', '/upload/settings'],
    ...['/users-permissions/roles', '/users-permissions/advanced', '/admin/plugins'],
  ])('%s', async (path) => {
    await as(code).get(path).expect(403);
  });

  it('the look of forms', async () => {
    const path = `/content-manager/content-types/${review}/configuration`;
    const body = await bodyOf(as(code).get(path).expect(200));
    await as(code)
      .put(path, (body as { data: object }).data)
      .expect(403);
  });
});

const REMOVED: readonly (readonly ['post' | 'put' | 'del', string])[] = [
  ['post', '/users-permissions/roles'],
  ['put', '/users-permissions/roles/1'],
  ['del', '/users-permissions/roles/1'],
  ['put', '/users-permissions/advanced'],
  ['put', '/users-permissions/providers'],
  ['put', '/users-permissions/email-templates'],
  ['post', '/email'],
  ['post', '/email/test'],
  ['post', '/email/verify'],
];

it.each(REMOVED)('a super admin of the panel has no %s %s', async (method, path) => {
  const admin = await signInToPanel(cms, 'strapi-super-admin');
  const { status } = await admin[method](path, {});
  expect([404, 405]).toContain(status);
});
