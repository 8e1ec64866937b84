import { describe, expect, it } from '@jest/globals';
import { detail, until, useSiteFixture, wakeUntil } from '../fixtures/site-fixture';

const site = useSiteFixture();

describe('a backup that is put back while the publisher runs', () => {
  it.each([
    ['of another database', { revision: 9, instance: 'another' }],
    ['of an earlier day', { revision: 0, instance: 'fake' }],
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
