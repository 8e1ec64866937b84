import { describe, expect, it } from '@jest/globals';
import { bodyOf, cmsOfFile } from './support/cms';
import { panelFactorCalls } from './support/panel-second-factor';
import { addPanelUser } from './support/panel-records';

const cms = cmsOfFile({ TRUST_PROXY: '1' });

const { said, tokenOf, asked, shown, addMember } = panelFactorCalls(cms);
const users = () => cms.strapi.db.query('admin::user');

describe('a deletion by the super admin', () => {
  it('removes the second factor of each deleted user', async () => {
    const admin = await tokenOf(await addPanelUser(cms, 'strapi-super-admin'));
    const members = [await addMember(), await addMember(), await addMember()];
    const stored = async (): Promise<readonly string[]> =>
      cms.strapi.db.connection('second_factors').pluck('owner');
    const found = await users().findMany({
      where: { email: { $in: members.map(({ email }) => email) } },
      orderBy: 'id',
    });
    const [one, two, kept] = found as { id: number; documentId: string }[];
    const headers = { Authorization: `Bearer ${admin}` };
    expect(await stored()).toContain(`panel ${String(one?.documentId)}`);
    await cms.http
      .delete(`/admin/users/${String(one?.id)}`)
      .set(headers)
      .expect(200);
    await cms.http
      .post('/admin/users/batch-delete')
      .set(headers)
      .send({ ids: [two?.id] })
      .expect(200);
    const left = await stored();
    expect(left).toContain(`panel ${String(kept?.documentId)}`);
    for (const gone of [one, two]) expect(left).not.toContain(`panel ${String(gone?.documentId)}`);
  });
});

describe('a reset by the super admin', () => {
  it('lets the user in by the password alone, and ends the sessions', async () => {
    const { email, token } = await addMember();
    const admin = await tokenOf(await addPanelUser(cms, 'strapi-super-admin'));
    const { data } = (await bodyOf(shown(admin).expect(200))) as {
      data: { others: { id: number; email: string; name: string }[] };
    };
    const other = data.others.find((one) => one.email === email);
    expect(other).toEqual({
      id: expect.any(Number) as unknown,
      email,
      name: 'Test dwarka-manager',
    });
    await asked('reset', { id: other?.id }, admin).expect(200);
    await shown(token).expect(401);
    expect(await said(email)).toBe('success');
    expect(JSON.stringify(await bodyOf(shown(admin)))).not.toContain(`"${email}"`);
    for (const id of [-1, 'x', { $gt: 0 }, undefined])
      await asked('reset', { id }, admin).expect(404);
  });

  it('is nobody’s own, and nobody else’s', async () => {
    const own = await addMember('strapi-super-admin');
    const { id } = (await users().findOne({ where: { email: own.email } })) as { id: number };
    await asked('reset', { id }, own.token).expect(400);
    expect(await said(own.email)).toBe('errorNoCode');
    const manager = await tokenOf(await addPanelUser(cms, 'admin'));
    await asked('reset', { id }, manager).expect(403);
    expect(await bodyOf(shown(manager).expect(200))).toEqual({ data: { isOn: false, others: [] } });
  });
});
