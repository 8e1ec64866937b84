import { describe, expect, it } from '@jest/globals';
import { detail, until, useSiteFixture, wakeUntil } from '../fixtures/site-fixture';

const site = useSiteFixture();

describe('a backup that is put back while the publisher runs', () => {
  it.each([
    ['of another database', { revision: 9, instance: 'another', pruned: 0 }],
    ['of an earlier day', { revision: 0, instance: 'fake', pruned: 0 }],
  ])('is published whole: one %s', async (_, state) => {
    const publisher = await site().start();
    site().edit('1', 111);
    await wakeUntil(publisher, () => publisher.status.revision === 1);
    const letBuild = site().holdBuild();
    site().feed.houses.pop();
    site().feed.log.length = 0;
    site().feed.state = () => Promise.resolve(state);
    await wakeUntil(publisher, () => publisher.status.running === 'build');
    expect(publisher.status.error).toMatch(/^The CMS has another database than the pages are of/);
    letBuild();
    await until(() => publisher.status.release === 2 && publisher.status.error === null);
    await until(() => publisher.status.revision === state.revision);
    await expect(site().pageOf(detail('5'))).rejects.toThrow('ENOENT');
  });
});

describe('changes that the CMS has removed before a publisher read them', () => {
  it('are on the pages, which are made anew, once', async () => {
    site().edit('1', 111);
    site().edit('2', 222);
    site().feed.pruned = 1;
    const publisher = await site().start();
    expect(publisher.status).toMatchObject({ release: 2, revision: 2, error: null });
    expect(await site().pageOf(detail('1'))).toContain('111');
    site().edit('3', 333);
    await wakeUntil(publisher, () => publisher.status.revision === 3);
    expect(publisher.status.release).toBe(2);
  });

  it('are published by a publisher that was cut off from the CMS', async () => {
    const publisher = await site().start();
    const answer = site().feed.changes.bind(site().feed);
    site().feed.changes = () => Promise.reject(new Error('no answer'));
    site().edit('1', 111);
    site().feed.pruned = 1;
    site().feed.changes = answer;
    await wakeUntil(publisher, () => publisher.status.release === 2);
    await until(() => publisher.status.revision === 1);
    expect(await site().pageOf(detail('1'))).toContain('111');
  });
});
