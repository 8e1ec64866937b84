import { describe, expect, it } from '@jest/globals';
import { describeStatus } from '../../publish/describe-status';
import type { Follower } from '../follower/follower';
import { until, useSiteFixture, wakeUntil } from '../fixtures/site-fixture';

const site = useSiteFixture();
const published = async () =>
  JSON.parse(await site().served('published.json')) as { revision: number; pages: number };

describe('texts that somebody went back from', () => {
  /** Publishes two releases with changed texts, a listing after each text, then rolls back to the first release. */
  async function goneBack(): Promise<Follower> {
    const { feed } = site();
    feed.write('propresi', '1');
    feed.write('landing', 'l', [], Date.UTC(2026, 10, 22, 7));
    await site().publish('two');
    feed.write('propresi', '1');
    feed.write('legal-text', 't');
    await site().publish('three');
    await site().rollBack();
    await site().rollBack();
    feed.write('propresi', '1');
    const publisher = await site().start(false);
    await until(() => publisher.status.pages === 5 && publisher.status.running === 'nothing');
    return publisher;
  }

  it('are not said to be on the pages, nor listings to be missing', async () => {
    const publisher = await goneBack();
    expect(await published()).toMatchObject({ revision: 1, pages: 5 });
    const report = await publisher.report();
    const since = '2026-11-22T07:00:00.000Z';
    expect(report).toMatchObject({ revision: 1, pages: 5, behind: { changes: 2, since } });
    expect(describeStatus(report)).toContain('everything up to revision 1 is on the pages');
  });

  it('are, once they are built again', async () => {
    const publisher = await goneBack();
    publisher.request('build');
    await until(() => publisher.status.rollback === null);
    expect(await published()).toMatchObject({ revision: 5, pages: 5 });
    expect((await publisher.report()).behind).toMatchObject({ changes: 0, since: null });
  });
});

describe('going back to other code', () => {
  it('leaves nothing behind that was written', async () => {
    site().feed.write('landing', 'l');
    await site().publish('one');
    await site().publish('two');
    await site().rollBack();
    expect(await published()).toMatchObject({ revision: 1, pages: 1 });
  });
});

describe('going back past changes that the CMS has removed', () => {
  it('counts them as texts that the pages lack', async () => {
    site().feed.write('landing', 'l');
    await site().publish('two');
    site().feed.pruned = 1;
    await site().rollBack();
    expect(await published()).toMatchObject({ revision: 0, pages: 1 });
  });
});

describe('a text that is written while nothing is found to be built', () => {
  it('is looked at after it', async () => {
    const publisher = await site().start();
    const letLook = site().holdBuild();
    site().feed.write('file', 'f');
    await wakeUntil(publisher, () => publisher.status.running === 'build');
    site().feed.write('landing', 'l');
    await wakeUntil(publisher, () => publisher.status.pages === 2);
    const { looks } = site();
    letLook();
    await until(() => site().looks === looks + 2);
    await until(() => publisher.status.revision === 2);
  });

  it('is not waited for where it was looked at, and only told of later', async () => {
    const { feed } = site();
    feed.write('propresi', '1');
    feed.write('file', 'f');
    const { looks } = site();
    const whole = feed.changes.bind(feed);
    // Reports only the first change until the check for a build is over.
    feed.changes = async (after: number) => {
      const { changes, ...state } = await whole(after);
      return { ...state, revision: 1, changes: changes.filter(({ revision }) => revision === 1) };
    };
    const publisher = await site().start(false);
    await until(() => site().looks > looks && publisher.status.running === 'nothing');
    feed.changes = whole;
    await wakeUntil(publisher, () => publisher.status.pages === 2);
    expect(publisher.status.revision).toBe(2);
  });
});
