import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import type { PendingRequest } from './build-record';
import { detail, until, useSiteFixture } from '../fixtures/site-fixture';

const site = useSiteFixture();
const file = (): string => join(foldersOf(site().env.dataDir).site, 'last-build.json');
const record = async () =>
  JSON.parse(await readFile(file(), 'utf8')) as { asked: PendingRequest | null };

/** Leaves a pending request behind, as a publisher does that is killed then. */
const killedAt = async (asked: PendingRequest): Promise<void> =>
  writeFile(file(), JSON.stringify({ ...(await record()), asked }));

describe('a rollback whose publisher is killed', () => {
  it('is done by the next one', async () => {
    await site().publish('two');
    const listings = site().feed.listings.bind(site().feed);
    let kill = (): void => undefined;
    const killed = new Promise<never>((_, reject) => {
      kill = () => {
        reject(new Failure('Killed.'));
      };
    });
    site().feed.listings = () => killed;
    const first = await site().start();
    first.request('rollback');
    await until(async () => (await record()).asked?.from === 2);
    const left = await readFile(file(), 'utf8');
    kill();
    await site().stop();
    await writeFile(file(), left);
    site().feed.listings = listings;

    const next = await site().start(false);
    await until(() => next.status.release === 3 && next.status.running === 'nothing');
    expect(next.status).toMatchObject({
      rollback: { release: 1 },
      lastBuild: { what: 'rollback' },
    });
    expect(await site().pageOf(detail('1'))).toContain('one');
    expect((await record()).asked).toBeNull();
  });

  it('is done by the next one also where it had not begun', async () => {
    await site().publish('two');
    await killedAt({ what: 'rollback' });
    const next = await site().start(false);
    await until(() => next.status.release === 3);
    expect(await site().pageOf(detail('1'))).toContain('one');
  });

  it('is not done twice: it may have been swapped in already', async () => {
    await site().publish('two');
    await site().publish('three');
    await site().rollBack();
    await killedAt({ what: 'rollback', from: 3 });
    const { looks } = site();
    const next = await site().start(false);
    await until(() => site().looks > looks && next.status.running === 'nothing');
    await until(async () => (await record()).asked === null);
    expect(next.status).toMatchObject({ release: 4, rollback: { release: 2 } });
  });

  it('is reported as ended if there is new code or text by then', async () => {
    await site().publish('two');
    await killedAt({ what: 'rollback', from: 2 });
    site().made = { bundle: 'three' };
    const next = await site().start(false);
    await until(async () => (await record()).asked === null);
    await until(() => next.status.running === 'nothing');
    expect(next.status).toMatchObject({ release: 3, rollback: null });
    expect(next.status.lastBuild).toMatchObject({ what: 'rollback' });
    expect(next.status.lastBuild?.error).toMatch(/^A rollback was asked for and cut off, /);
    expect(await site().pageOf(detail('1'))).toContain('three');
  });

  it('is wanted no more by who publishes', async () => {
    await site().publish('two');
    await killedAt({ what: 'rollback' });
    await site().publish('two');
    expect(await site().pageOf(detail('1'))).toContain('two');
    expect((await record()).asked).toBeNull();
  });
});

describe('a build that somebody asked for, and whose publisher is killed', () => {
  it('is made by the next one, though nothing has changed', async () => {
    await killedAt({ what: 'build', from: 1 });
    const next = await site().start();
    await until(() => next.status.release === 2);
    await until(async () => (await record()).asked === null);
  });

  it('is owed also where it failed before', async () => {
    const first = await site().start();
    site().made = { error: 'The build is broken.' };
    first.request('build');
    await until(() => first.status.lastBuild?.error === 'The build is broken.');
    await site().stop();
    site().made = { bundle: 'one' };
    const next = await site().start();
    await until(() => next.status.release === 2);
  });
});
