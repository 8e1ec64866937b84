import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { detailPath, listPath } from '../../src/domain';
import type { Orphan } from '../../src/media/prune/messages';
import { readSecrets } from '../../src/settings/secrets';
import { wakeSecret } from '../../src/settings/wake-secret';
import { small } from '../support/pictures';
import { waitUntil } from '../support/wait-until';
import { Follower } from './follower';
import { startPublisher } from './publisher';
import { ADMIN, OWNER, times, useReplicas } from './replica-fixture';
import type { Body } from './replica-fixture';

const two = useReplicas();

/** The required values of a listing. */
const flat = (locality: string, price: number) => ({
  ...{ propertyFor: 'SALE', category: 'Residential', propertyType: 'Flat', projectType: 'DDA' },
  ...{ furnishedStatus: 'Furnished', status: 'Ready To Move', locality, expectedPrice: price },
});

/** A locality of the sample content. */
async function locality(): Promise<string> {
  const known = await two.replica(0).http.post('/api/dwk/LocalityList').expect(200);
  return String((known.body as { localitys: string[] }).localitys[0]);
}

describe('the change log', () => {
  it('holds the writes of both in their order, and whoever follows it misses none', async () => {
    const admin = await two.tokenOf(ADMIN);
    const token = readSecrets(two.replicas.dataDir, {}).PUBLISHER_TOKEN;
    const state = await two
      .replica(0)
      .http.get('/api/publisher/state')
      .set('Authorization', `Bearer ${token}`);
    const begin = Number((state.body as Body).revision);
    const where = await locality();
    const followers = [[0, 1], [0], [1]].map(
      (turns) =>
        new Follower(
          turns.map((turn) => two.replica(turn)),
          token,
          begin,
        ),
    );
    const ending = new AbortController();
    const following = followers.map((one) => one.follow(ending.signal));

    const send = (turn: number, method: 'post' | 'put', to: string, what: object) =>
      two
        .replica(turn)
        .http[method](`/api/dwk/${to}`)
        .set('Authorization', admin)
        .send(what)
        .expect(200);
    const revisions: number[] = [];
    const refused = await times(8, async (writer) => {
      for (let n = 0; n < 6; n += 1) {
        const made = await send(writer + n, 'post', 'PropResiCreate', {
          values: flat(where, 1_000_000 + writer * 100 + n),
        });
        const { _id: id } = (made.body as { property: { _id: string } }).property;
        const edited = await send(writer + n + 1, 'put', `PropResiEdit/${id}`, {
          expectedPrice: 7,
        });
        revisions.push(...[made, edited].map(({ headers }) => Number(headers['x-revision'])));
      }
      // A rejected write leaves no gap in the revisions.
      return (
        await two
          .replica(writer)
          .http.post('/api/dwk/PropResiCreate')
          .set('Authorization', admin)
          .send({ values: flat('Nowhere', 1) })
      ).status;
    });
    ending.abort();
    await Promise.all(following);

    expect(new Set(refused)).toEqual(new Set([400]));
    const wanted = Array.from({ length: 96 }, (_, n) => begin + 1 + n);
    expect([...revisions].sort((a, b) => a - b)).toEqual(wanted);
    for (const { seen } of followers) expect(seen.map(({ revision }) => revision)).toEqual(wanted);
    const codes = await two.replicas.database.query<{ code: string }>('SELECT code FROM propresis');
    expect(new Set(codes.rows.map(({ code }) => code)).size).toBe(codes.rows.length);
  });

  it('has the publisher woken by either', async () => {
    const admin = await two.tokenOf(ADMIN);
    for (const turn of [0, 1]) {
      const before = two.replicas.wakes.length;
      await two
        .replica(turn)
        .http.post('/api/AwardCreate')
        .set('Authorization', admin)
        .send({ values: { head: `Award ${String(turn)}` } })
        .expect(200);
      await waitUntil(() => two.replicas.wakes.length > before);
      expect(two.replicas.wakes.length).toBe(before + 1);
    }
    const secret = wakeSecret(readSecrets(two.replicas.dataDir, {}).PUBLISHER_TOKEN);
    expect(new Set(two.replicas.wakes.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${secret}`]),
    );
  });
});

describe('the pages', () => {
  it('show what was written at either, by one publisher', async () => {
    const site = await startPublisher(two.replicas);
    const admin = await two.tokenOf(ADMIN);
    const values = flat(await locality(), 5_000_000);
    const send = async (turn: number, method: 'post' | 'put', to: string, what: object) => {
      const call = two.replica(turn).http[method](`/api/dwk/${to}`).set('Authorization', admin);
      const answer = await call.send(what).expect(200);
      return { at: Number(answer.headers['x-revision']), body: answer.body as Body };
    };
    const made = await times(2, (turn) => send(turn, 'post', 'PropResiCreate', { values }));
    const ids = made.map(({ body }) => String((body.property as Body)._id));
    // Each replica edits the listing that the other one created.
    const edited = await times(2, (turn) =>
      send(turn + 1, 'put', `PropResiEdit/${String(ids[turn])}`, {
        expectedPrice: 6_100_001 + turn,
      }),
    );
    const last = Math.max(...edited.map(({ at }) => at));
    const list = await site.page(listPath('dwk', 'RS'), last);
    for (const [turn, id] of ids.entries()) {
      const detail = await site.page(detailPath('dwk', 'propresi', id), last);
      for (const page of [detail, list]) expect(page).toContain(String(6_100_001 + turn));
    }
    await site.stop();
  });
});

describe('pictures', () => {
  const stored = (picture: string): boolean =>
    existsSync(path.join(two.replicas.dataDir, 'public', picture));

  async function prune(): Promise<readonly Orphan[]> {
    const program = path.resolve(__dirname, '../../dist/src/media/prune/main.js');
    const child = fork(program, { env: { ...process.env, ...two.replicas.settings } });
    child.send({ delete: true, hours: 0 });
    const [{ response }] = (await once(child, 'message')) as [{ response: readonly Orphan[] }];
    child.disconnect();
    return response;
  }

  it('added at one are named, shown and taken away at the other; a prune leaves what is named', async () => {
    const owner = await two.tokenOf(OWNER);
    const as = (turn: number, method: 'post' | 'put', to: string) =>
      two.replica(turn).http[method](to).set('Authorization', owner);
    const values = flat(await locality(), 5_000_000);
    const made = await as(0, 'post', '/api/dwk/PropResiCreate').send({ values }).expect(200);
    const { _id: id } = (made.body as { property: { _id: string } }).property;
    const added = await times(6, async (turn) => {
      const answer = await as(turn, 'post', '/AddImages')
        .field({ folder: 'propresi', id })
        .attach('images', await small(), 'picture.png')
        .expect(200);
      return (answer.body as { images: string[] }).images.join();
    });
    expect(new Set(added).size).toBe(6);
    const [left = '', taken = '', ...named] = added;
    await Promise.all(
      [taken, ...named].map((image, turn) =>
        as(turn, 'put', '/api/dwk/PropResiEditForAddImagePath')
          .send({ action: 'add', id, images: [image] })
          .expect(200),
      ),
    );
    await as(1, 'post', '/DeleteImage').send({ path: taken }).expect(200);
    expect(stored(taken)).toBe(false);
    for (const turn of [0, 1]) {
      const shown = await two.replica(turn).http.get(`/api/dwk/PropResiDetail/${id}`).expect(200);
      const { imagePaths } = shown.body as { imagePaths: string[] };
      expect([...imagePaths].sort()).toEqual([...named].sort());
      for (const image of named) await two.replica(turn).http.get(image).expect(200);
    }
    expect((await prune()).map(({ path: found }) => found)).toEqual([left]);
    expect(named.map(stored)).toEqual([true, true, true, true]);
    expect(stored(left)).toBe(false);
    await as(1, 'put', `/api/dwk/PropResiDelete/${id}`).expect(200);
    expect(named.map(stored)).toEqual([false, false, false, false]);
  });
});
