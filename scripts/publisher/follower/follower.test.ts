import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import type { FakeFeed } from '../fixtures/fake-feed';
import { detail, LIST, until, useSiteFixture, wakeUntil } from '../fixtures/site-fixture';

const site = useSiteFixture();

describe('a start whose build fails', () => {
  beforeEach(() => {
    site().made = { error: 'The build is broken.' };
  });

  it('follows the served release, and says why it is not the wanted one', async () => {
    const publisher = await site().start();
    expect(publisher.status).toMatchObject({ release: 1, error: null });
    expect(publisher.status.lastBuild?.error).toBe('The build is broken.');
    site().edit('3', 333);
    await wakeUntil(publisher, () => publisher.status.revision === 1);
    for (const path of [detail('3'), `${LIST}/2`])
      expect(await site().pageOf(path)).toContain('333');
  });

  it('is made good when it is asked to build', async () => {
    const publisher = await site().start();
    site().made = { bundle: 'two' };
    publisher.request('build');
    await until(() => publisher.status.release === 2);
    await until(() => publisher.status.lastBuild?.error === null);
    expect(await site().pageOf(detail('1'))).toContain('two');
  });

  it('is tried again when the content changes that it is of, and not before', async () => {
    const publisher = await site().start();
    site().made = { bundle: 'two' };
    site().edit('1', 111);
    await wakeUntil(publisher, () => publisher.status.revision === 1);
    expect(publisher.status.release).toBe(1);
    site().feed.write('landing', 'l');
    await wakeUntil(publisher, () => publisher.status.release === 2);
    await until(() => publisher.status.revision === 2);
    await until(() => publisher.status.lastBuild?.error === null);
    expect(await site().pageOf(LIST)).toContain('two');
  });

  it('is tried again after a while: what was away may be back', async () => {
    const publisher = await site().start();
    site().made = { bundle: 'two' };
    await wakeUntil(publisher, () => publisher.status.running === 'nothing');
    expect(publisher.status.release).toBe(1);
    const later = Date.now() + 61_000;
    const now = jest.spyOn(Date, 'now').mockReturnValue(later);
    await wakeUntil(publisher, () => publisher.status.release === 2);
    await until(() => publisher.status.lastBuild?.error === null);
    now.mockRestore();
    expect(await site().pageOf(detail('1'))).toContain('two');
  });

  it('is a failure where nothing can be followed: no release of this database', async () => {
    site().feed.state = () => Promise.resolve({ revision: 0, instance: 'another', pruned: 0 });
    await expect(site().open()).rejects.toThrow('The build is broken.');
  });

  it('is a failure of a command that publishes once', async () => {
    const publisher = await site().open();
    await expect(publisher.finish()).rejects.toThrow('The build is broken.');
  });
});

describe('a start after the disk has spoiled what a publisher knows of itself', () => {
  it.each(['', '{"last"', 'null'])('publishes every page anew: %j', async (spoilt) => {
    const { site: folder, current } = foldersOf(site().env.dataDir);
    await writeFile(join(folder, 'last-build.json'), spoilt);
    await writeFile(join(current, '.state.json'), spoilt);
    const publisher = await site().start(false);
    expect(publisher.status).toMatchObject({ release: 2, revision: 0, error: null });
    site().edit('3', 333);
    await wakeUntil(publisher, () => publisher.status.revision === 1);
    expect(await site().pageOf(detail('3'))).toContain('333');
  });
});

describe('a start that does not wait for the build', () => {
  it('follows the served release meanwhile', async () => {
    const letBuild = site().holdBuild();
    site().made = { bundle: 'two' };
    const publisher = await site().start(false);
    site().edit('3', 333);
    await wakeUntil(publisher, () => publisher.status.revision === 1);
    expect(publisher.status).toMatchObject({ release: 1, running: 'build' });
    expect(await site().pageOf(detail('3'))).toMatch(/one.*333/);
    letBuild();
    await until(() => publisher.status.release === 2);
    expect(await site().pageOf(detail('3'))).toMatch(/two.*333/);
  });

  it('keeps what somebody went back to', async () => {
    await site().publish('two');
    await site().rollBack();
    const { looks } = site();
    const publisher = await site().start(false);
    await until(() => site().looks > looks && publisher.status.running === 'nothing');
    expect(publisher.status.lastBuild).toMatchObject({ what: 'rollback', error: null });
    expect(await site().pageOf(detail('3'))).toContain('one');
  });

  it('waits where nothing of this database is served', async () => {
    site().feed.state = () => Promise.resolve({ revision: 0, instance: 'another', pruned: 0 });
    site().made = { bundle: 'two' };
    const publisher = await site().start(false);
    expect(publisher.status.release).toBe(2);
  });
});

describe('a start while the CMS does not answer', () => {
  let answer: FakeFeed['state'];
  beforeEach(() => {
    answer = site().feed.state;
    site().feed.state = () => Promise.reject(new Failure('The CMS does not answer.'));
  });

  it('follows the served release as soon as it does, and says why not before', async () => {
    const publisher = await site().start();
    expect(publisher.status).toMatchObject({ release: 1, error: 'The CMS does not answer.' });
    site().edit('3', 333);
    site().feed.state = answer;
    await wakeUntil(publisher, () => publisher.status.revision === 1);
    await until(() => publisher.status.error === null);
    expect(publisher.status.release).toBe(1);
    expect(await site().pageOf(detail('3'))).toContain('333');
  });

  it('publishes other code then', async () => {
    site().made = { bundle: 'two' };
    const publisher = await site().start();
    site().feed.state = answer;
    await wakeUntil(publisher, () => publisher.status.release === 2);
    expect(await site().pageOf(detail('1'))).toContain('two');
  });

  it('publishes another database whole, of which it has no page before', async () => {
    const publisher = await site().start();
    site().feed.houses.pop();
    site().feed.state = () => Promise.resolve({ revision: 0, instance: 'another', pruned: 0 });
    await wakeUntil(publisher, () => publisher.status.release === 2);
    await expect(site().pageOf(detail('5'))).rejects.toThrow('ENOENT');
  });

  it('is a failure where nothing is served', async () => {
    await rm(foldersOf(site().env.dataDir).current);
    await expect(site().open()).rejects.toThrow('The CMS does not answer.');
  });

  it('is a failure of a command that publishes once', async () => {
    const publisher = await site().open();
    await expect(publisher.finish()).rejects.toThrow('The CMS does not answer.');
  });
});

describe('a release whose CMS goes away before it is served', () => {
  it('is thrown away, and made after a while, as whoever asked for it wanted it', async () => {
    const publisher = await site().start();
    const { feed, env } = site();
    const { releases } = foldersOf(env.dataDir);
    const { state } = feed;
    feed.state = () =>
      existsSync(join(releases, '2')) ? Promise.reject(new Failure('It is away.')) : state();
    publisher.request('build');
    await until(() => publisher.status.lastBuild?.error === 'It is away.');
    expect(await readdir(releases)).toEqual(['1']);
    feed.state = state;
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await wakeUntil(publisher, () => publisher.status.release === 2);
    await until(() => publisher.status.lastBuild?.error === null);
    now.mockRestore();
  });
});
