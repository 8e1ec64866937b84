import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { Failure } from '../lib/failure';
import { foldersOf } from '../lib/folders';
import { withLock } from '../lib/lock';
import { describeOnDisk, describeStatus } from './describe-status';
import { publishingLagOf } from '../publisher/follower/publishing-lag';
import { statusOnDisk } from './status-on-disk';
import { until, useSiteFixture, wakeUntil } from '../publisher/fixtures/site-fixture';

const site = useSiteFixture();
const away = () => Promise.reject(new Failure('The CMS does not answer.'));

describe('how far the pages are behind', () => {
  it('is reported in writes, and since when', async () => {
    const publisher = await site().open();
    expect((await publisher.report()).behind).toEqual({ revision: 0, changes: 0, since: null });
    site().feed.write('landing', 'l', [], Date.UTC(2026, 10, 22, 7));
    site().feed.write('propresi', '1');
    const since = '2026-11-22T07:00:00.000Z';
    const report = await publisher.report();
    expect(report.behind).toEqual({ revision: 2, changes: 2, since });
    expect(describeStatus(report)).toContain(
      `The CMS is at revision 2: 2 writes are not on the pages yet, the oldest from ${since}.`,
    );
    await publisher.finish();
    const done = await publisher.report();
    expect(done.behind).toEqual({ revision: 2, changes: 0, since: null });
    expect(describeStatus(done)).toContain('nothing is missing on the pages');
  });

  it('is not known while the CMS does not answer, or hangs', async () => {
    const state = await site().state();
    expect(await publishingLagOf({ changes: away }, state)).toBeNull();
    expect(
      await publishingLagOf({ changes: () => new Promise(() => undefined) }, state),
    ).toBeNull();
    const status = await statusOnDisk(site().env, { changes: away });
    expect(describeOnDisk(status, 'http://publisher')).toContain('is not known');
  });
});

describe('the last build', () => {
  it('is known after a restart, and no look that finds nothing to build takes its place', async () => {
    await site().publish('two');
    const { looks } = site();
    const publisher = await site().start(false);
    const { lastBuild } = publisher.status;
    expect(lastBuild).toMatchObject({ what: 'build', error: null });
    await until(() => site().looks > looks && publisher.status.running === 'nothing');
    site().feed.write('file', 'f');
    await wakeUntil(publisher, () => publisher.status.revision === 1);
    expect(site().looks).toBe(looks + 2);
    expect(publisher.status.lastBuild).toEqual(lastBuild);
  });

  it('is no failure any more once there is nothing to be built', async () => {
    const publisher = await site().start();
    const { lastBuild } = publisher.status;
    site().made = { error: 'The build is broken.' };
    site().feed.write('landing', 'l');
    await wakeUntil(publisher, () => publisher.status.lastBuild?.error === 'The build is broken.');
    site().made = { bundle: 'one' };
    site().feed.write('landing', 'l');
    await wakeUntil(publisher, () => publisher.status.revision === 2);
    expect(publisher.status.lastBuild).toEqual(lastBuild);
  });
});

describe('without a publisher', () => {
  const text = async () =>
    describeOnDisk(await statusOnDisk(site().env, site().feed), 'http://publisher:1338');

  it('what is on the disk is reported: the release, its revision, what is missing, the last build', async () => {
    site().feed.write('propresi', '1');
    const lines = (await text()).split('\n');
    expect(lines[0]).toMatch(/^No publisher answers at http:\/\/publisher:1338: /);
    expect(lines[1]).toBe('Release 1 is served; everything up to revision 0 is on the pages.');
    expect(lines[2]).toMatch(/^The CMS is at revision 1: 1 write is not on the pages yet, /);
    expect(lines[3]).toMatch(/^The last build ended at \S+ after \S+ s\.$/);
    expect(lines).toHaveLength(4);
  });

  it('a rollback is reported: of which release, since when, and what ends it', async () => {
    await site().publish('two');
    await site().rollBack();
    expect(await text()).toMatch(
      /A rollback is in force since \S+: code and texts are those of release 1, built at \S+\. The next build ends it/,
    );
    expect(await text()).toMatch(/The last rollback ended at/);
  });

  it('a publish in progress is reported', async () => {
    const { publishLock } = foldersOf(site().env.dataDir);
    const report = await withLock(publishLock, 'Taken.', text);
    expect(report).toMatch(/^The site is being built and published now; a publisher answers at /);
    expect(report).toContain('Release 1 is served');
    expect(await text()).toMatch(/^No publisher answers/);
    // The lock of a publisher that was killed.
    await writeFile(publishLock, `${String(process.pid)} 1`);
    expect(await text()).toMatch(/^No publisher answers/);
  });

  it('nothing is reported if nothing was published', async () => {
    await rm(foldersOf(site().env.dataDir).current);
    expect(await text()).toContain('Nothing has been published yet.');
  });
});
