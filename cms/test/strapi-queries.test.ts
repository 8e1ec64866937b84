import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../src/settings/env';
import { bearer, cmsOfFile } from './support/cms';
import { signInToPanel } from './support/panel-records';

const cms = cmsOfFile();

it('the token of the site is the only API token', async () => {
  const tokens = await cms.strapi.db.query('admin::api-token').findMany({ select: ['name'] });
  expect(tokens).toEqual([expect.objectContaining({ name: 'Site build' })]);
});

describe('queries of Strapi’s own routes', () => {
  it('are those of the build alone, whatever the token', async () => {
    const token = bearer(readEnv().secrets.SITE_TOKEN);
    const get = (path: string) => cms.http.get(path).set('Authorization', token);
    const build = 'fields[0]=placeholder&filters[id][$in][0]=1&filters[id][$in][1]=2';
    await get(`/api/upload/files?${build}`).expect(200);
    const landing = await get('/api/landing?populate[logo]=true&populate[about][populate]=*');
    expect(landing.status).not.toBe(400);
    await get('/api/legal-texts?populate=*&sort=documentId&pagination[pageSize]=100').expect(200);
    for (const [query, name] of [
      ['where[createdBy][password][$startsWith]=$2', 'where[createdBy][password][$startsWith]'],
      ['where%5BcreatedBy%5D%5Bid%5D=1', 'where[createdBy][id]'],
      ['filters[createdBy][password][$startsWith]=$2', 'filters[createdBy][password][$startsWith]'],
      ['filters[hash][$startsWith]=a', 'filters[hash][$startsWith]'],
      ['sort=createdBy.password', 'sort'],
      ['sort[0]=name', 'sort[0]'],
      ['_q=a', '_q'],
      ['populate[createdBy][fields][0]=password', 'populate[createdBy][fields][0]'],
      ['fields[0]=hash', 'fields[0]'],
      ['status=draft', 'status'],
    ] as const) {
      await get(`/api/upload/files?${query}`).expect(400, {
        msg: 'errorValidation',
        errors: { [name]: `${name} is not a parameter of this call` },
      });
      await get(`/API/legal-texts?${query}`).expect((answer) => {
        expect([400, 404]).toContain(answer.status);
      });
    }
  });

  it('of the panel for a type with an inherited name are 4xx', async () => {
    for (const name of [
      '__proto__',
      '%5F%5Fproto%5F%5F',
      'constructor',
      'toString',
      'hasOwnProperty',
    ])
      for (const path of [`collection-types/${name}`, `content-types/${name}/configuration`]) {
        const { status } = await cms.http.get(`/content-manager/${path}`);
        expect([400, 401, 403, 404]).toContain(status);
      }
  });

  it('of the panel neither filter nor sort by secrets, hidden fields or fields of related records', async () => {
    const admin = await signInToPanel(cms, 'strapi-super-admin');
    const listings = '/content-manager/collection-types/api::propresi.propresi';
    const reviews = '/content-manager/collection-types/api::review.review';
    const accounts = '/content-manager/collection-types/plugin::users-permissions.user';
    for (const path of [
      `${listings}?filters[$and][0][createdBy][id][$eq]=1&sort=createdAt:DESC&_q=a`,
      `${accounts}?filters[$and][0][uname][$contains]=a&sort=uname:ASC`,
      `${listings}?filters[$and][0][images][id][$notNull]=true&sort[0]=code:ASC,locality:DESC`,
      '/upload/files?sort=createdAt:DESC&filters[$and][0][mime][$contains]=image',
    ]) {
      expect((await admin.get(encodeURI(path))).status).toBeLessThan(400);
    }
    // An invitation's link contains a token; no user has this one.
    const invited = await cms.http.get('/admin/registration-info?registrationToken=nobodys');
    expect(JSON.stringify(invited.body)).not.toContain('Invalid key');
    for (const path of [
      `${listings}?sort=createdBy:asc`,
      `${listings}?_where[createdBy][password]=a`,
      `${listings}?Filters[createdBy][password][$startsWith]=a`,
      `${listings}?filters.createdBy.password=a`,
      `${listings}?SORT=createdBy.password`,
      `${listings}?sort=createdBy.password:asc`,
      `${listings}?sort[createdBy][password]=asc`,
      `${listings}?sort[0]=createdBy.email:asc`,
      `${listings}?filters[createdBy][password][$startsWith]=$2`,
      `${listings}?filters[$or][0][updatedBy][email][$startsWith]=a`,
      `${listings}?filters[createdBy][$or][0][email][$startsWith]=a`,
      `${listings}?filters[$and][0][updatedBy][$and][0][isActive][$eq]=true`,
      `${listings}?filters[createdBy][roles][id]=1`,
      `${reviews}?sort=author.uemail:ASC`,
      `${reviews}?sort=name:ASC,author.superAdmin:ASC`,
      `${reviews}?sort[author][sessionId]=asc`,
      `${reviews}?filters[$and][0][author][userId][$startsWith]=9`,
      `${accounts}?sort=sessionId`,
      `${accounts}?sort[0][registrationKey]=asc`,
      '/upload/files?filters[addedFor][$startsWith]=p',
      '/upload/files?sort=replaces',
      '/upload?where[id]=1',
      `${accounts}?sort=password`,
      `${accounts}?filters[resetPasswordToken][$notNull]=true`,
      '/upload/files?where[createdBy][password][$startsWith]=$2',
      `${listings}?populate[images][populate][createdBy][filters][email][$startsWith]=a`,
      '/admin/users?sort=password',
      '/admin/users?orderBy[password]=asc',
    ]) {
      expect([path, (await admin.get(encodeURI(path))).status]).toEqual([path, 400]);
    }
  });
});
