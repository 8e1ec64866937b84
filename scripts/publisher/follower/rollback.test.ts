import { describe, expect, it } from '@jest/globals';
import { foldersOf } from '../../lib/folders';
import { releaseNumbers } from '../release/release-store';
import { detail, LIST, until, useSiteFixture, wakeUntil } from '../fixtures/site-fixture';

const site = useSiteFixture();
const shown = (): Promise<string> => site().pageOf(detail('1'));

describe('going back', () => {
  it('leads to the content before, again to the one before that, and no further than there is', async () => {
    await site().publish('two');
    await site().publish('three');
    const publisher = await site().start();
    publisher.request('rollback');
    await until(() => publisher.status.release === 4);
    expect(await shown()).toContain('two');
    await until(() => publisher.status.running === 'nothing');
    publisher.request('rollback');
    await until(() => publisher.status.release === 5);
    expect(await shown()).toContain('one');
    await until(() => publisher.status.running === 'nothing');
    expect(await publisher.rollbackRejection()).toMatch(/^There is no earlier release.*newest 3/);
    publisher.request('rollback');
    await until(() => publisher.status.lastBuild?.error !== null);
    expect(publisher.status.lastBuild).toMatchObject({ what: 'rollback' });
    expect(publisher.status).toMatchObject({ release: 5, rollback: { release: 1 } });
  });

  it('passes over releases of the same content', async () => {
    await site().publish('two');
    const publisher = await site().start();
    publisher.request('build');
    await until(() => publisher.status.release === 3);
    await until(() => publisher.status.running === 'nothing');
    expect(await publisher.rollbackRejection()).toBeUndefined();
    publisher.request('rollback');
    await until(() => publisher.status.release === 4);
    expect(await shown()).toContain('one');
  });

  it('takes the page sizes of then along', async () => {
    site().feed.limit = 3;
    await site().publish('two');
    expect(await site().pageOf(LIST)).toContain('"limit":3');
    await site().rollBack();
    const publisher = await site().start();
    site().edit('1', 111);
    await wakeUntil(publisher, () => publisher.status.revision === 1);
    expect(await site().pageOf(LIST)).toMatch(/one.*"expectedPrice":111.*"limit":2/);
  });

  it('is reported as long as it is in force, and stays over a restart', async () => {
    await site().publish('two');
    await site().publish('three');
    await site().rollBack();
    await site().rollBack();
    const publisher = await site().start();
    const { rollback } = publisher.status;
    expect(rollback?.release).toBe(1);
    expect(Date.parse(rollback?.since ?? '')).toBeGreaterThan(Date.parse(rollback?.builtAt ?? ''));
    expect(await shown()).toContain('one');
  });

  it('ends with the next change of texts, from which one comes back to what was served before', async () => {
    await site().publish('two');
    await site().publish('three');
    await site().rollBack();
    const publisher = await site().start();
    site().made = { bundle: 'four' };
    site().feed.write('landing', 'l');
    await wakeUntil(publisher, () => publisher.status.release === 5);
    await until(() => publisher.status.running === 'nothing');
    expect(publisher.status.rollback).toBeNull();
    expect(await releaseNumbers(foldersOf(site().env.dataDir))).toEqual([5, 4, 3]);
    publisher.request('rollback');
    await until(() => publisher.status.release === 6);
    expect(await shown()).toContain('two');
  });

  it('ends where the CMS has the content again that somebody went back to', async () => {
    await site().publish('two');
    await site().rollBack();
    const publisher = await site().start();
    expect(publisher.status.rollback?.release).toBe(1);
    site().made = { bundle: 'one' };
    site().feed.write('landing', 'l');
    await wakeUntil(
      publisher,
      () => publisher.status.revision === 1 && publisher.status.rollback === null,
    );
    expect(publisher.status.release).toBe(3);
    await site().stop();
    expect((await site().start(false)).status.rollback).toBeNull();
  });

  it('ends with a build that somebody asks for', async () => {
    await site().publish('two');
    await site().rollBack();
    const publisher = await site().start();
    publisher.request('build');
    await until(() => publisher.status.release === 4);
    expect(publisher.status.rollback).toBeNull();
    expect(await shown()).toContain('two');
  });

  it('is not undone by a build that failed before', async () => {
    await site().publish('two');
    site().made = { error: 'The build is broken.' };
    const publisher = await site().start();
    publisher.request('rollback');
    await until(() => publisher.status.release === 3);
    await until(() => publisher.status.running === 'nothing');
    const { looks } = site();
    site().edit('1', 111);
    await wakeUntil(publisher, () => publisher.status.revision === 1);
    expect(site().looks).toBe(looks);
    expect(publisher.status.rollback?.release).toBe(1);
  });
});
