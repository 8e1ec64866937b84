import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '../src/app/routes';
import { AREAS } from '../src/domain';
import type { Area } from '../src/domain';
import { callAs, signIn } from './support/cms';
import { addressOf, expected, RoleFixture } from './support/role-fixture';
import { ROWS } from './support/access-table';

const fixture = RoleFixture.ofFile();

const calls = ROUTES.flatMap(({ method, path }) => {
  const key = `${method} ${path}`;
  const rule = ROWS[key];
  const areas: readonly Area[] = path.startsWith('/:area/') ? AREAS : AREAS.slice(0, 1);
  return rule ? areas.map((area) => ({ key, area, method, path, rule })) : [];
});
const ofRecords = calls.filter(({ rule }) => rule.of !== undefined);

it('every call has its row, and every row its call', () => {
  const keys = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(keys.sort()).toEqual(Object.keys(ROWS).sort());
});

describe('who may, for what is not there and for an empty body', () => {
  it.each(calls)('$key in $area', async ({ method, path, area, rule }) => {
    const allowed = path.includes(':id') ? 404 : rule.empty;
    const found = await fixture.answers(
      (token) => fixture.statusOf(method, addressOf(path, area), token, {}),
      rule.ends,
    );
    expect(found).toEqual(expected(rule.who, area, allowed));
  });
});

describe('who may, of a record that is there', () => {
  it.each(ofRecords)('$key in $area', async ({ method, path, area, rule }) => {
    const { who, there = who, others = there, of, ends, empty } = rule;
    const somebody = await signIn(fixture.cms, 'visiter');
    const shared = await fixture.addRecord(of, area, somebody);
    const found = await fixture.answers(async (token) => {
      const id = ends ? await fixture.addRecord(of, area, somebody) : shared;
      return fixture.statusOf(method, addressOf(path, area, id), token, {});
    });
    expect(found).toEqual(expected(others, area, empty));
  });

  it.each(ofRecords.filter(({ rule }) => rule.others))('$key, the own', async (call) => {
    const { method, path, area, rule } = call;
    const found = await fixture.answers(async (token, caller) => {
      const id = await fixture.addRecord(rule.of, area, fixture.people[caller]);
      return fixture.statusOf(method, addressOf(path, area, id), token, {});
    });
    expect(found).toEqual(expected(rule.who, area, rule.empty));
  });

  it.each(ofRecords.filter(({ path }) => path.startsWith('/:area/')))(
    '$key in $area: one of the other area is not there',
    async ({ method, path, area, rule }) => {
      const other = AREAS.find((one) => one !== area) ?? area;
      const id = await fixture.addRecord(rule.of, other);
      const found = await fixture.answers((token) =>
        fixture.statusOf(method, addressOf(path, area, id), token, {}),
      );
      expect(found).toEqual(expected(rule.who, area, 404));
    },
  );

  it('someone else’s is 403 before what was sent is looked at', async () => {
    const id = await fixture.addRecord('review', 'dwk', await signIn(fixture.cms, 'visiter'));
    const wrong = { rating: 9, review: '' };
    const found = await fixture.answers((token) =>
      fixture.statusOf('PUT', `/api/ReviewEdit/${id}`, token, wrong),
    );
    expect(found).toEqual(expected('staff', 'dwk', 400));
  });
});

describe('before anybody is asked who they are', () => {
  it.each(calls.filter(({ method }) => method !== 'GET'))(
    '$key in $area takes no plain text',
    async ({ method, path, area }) => {
      await callAs(fixture.cms, method.toLowerCase() as 'post' | 'put', addressOf(path, area))
        .set('Content-Type', 'text/plain')
        .send('x')
        .expect(400);
    },
  );

  it.each(calls.filter(({ path }) => path.startsWith('/:area/')))(
    '$key: there is no other area',
    async ({ method, path }) => {
      const address = addressOf(path, 'abc');
      expect(await fixture.statusOf(method, address, undefined, {})).toBe(404);
    },
  );
});
