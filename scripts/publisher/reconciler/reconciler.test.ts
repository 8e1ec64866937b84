import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { foldersOf } from '../../lib/folders';
import { SECURITY_FILE } from '../pages/security-text';
import { filesOfPage } from '../release/page-files';
import { saveAndAnnounceState } from '../release/release-state';
import type { Follower } from '../follower/follower';
import { detail, LIST, until, useSiteFixture } from '../fixtures/site-fixture';

const site = useSiteFixture();

describe('the daily reconciliation', () => {
  /** Makes the reconciliation due, and damages files of the release. */
  async function damage(
    files: Readonly<Record<string, string | null>>,
    reconciledAt = '2026-01-01T00:00:00.000Z',
  ): Promise<void> {
    const { current } = foldersOf(site().env.dataDir);
    const state = await site().state();
    saveAndAnnounceState(current, { ...state, reconciledAt });
    for (const [file, content] of Object.entries(files)) {
      if (content === null) await rm(join(current, file));
      else await writeFile(join(current, file), content);
    }
  }
  const reconciled = async (): Promise<Follower> => {
    const publisher = await site().start();
    await until(() => publisher.status.lastSweep !== null);
    return publisher;
  };
  /**
   * Five details; three pages of their list; one page of each of the 7 other lists; two regions and the landing page.
   */
  const PAGES = 5 + 3 + 7 + 3;

  it('repairs nothing where everything is as the CMS has it', async () => {
    await damage({});
    const { status } = await reconciled();
    expect(status.lastSweep).toMatchObject({ pages: PAGES, mended: 0, error: null });
  });

  it('repairs damaged and missing pages, reports it, and is not due for a day', async () => {
    const files = (path: string) => filesOfPage(path);
    const whole = await Promise.all(
      [detail('2'), detail('4'), LIST, '/'].map((path) => site().pageOf(path)),
    );
    await damage({
      [files(detail('2')).html]: 'Half a pa',
      [files(detail('4')).html]: null,
      [files(LIST).html]: null,
      [files('/').pageData]: '{}',
      [files(`${LIST}/3`).html]: 'Half a pa',
    });
    const publisher = await reconciled();
    expect(publisher.status.lastSweep).toMatchObject({ pages: PAGES, error: null });
    expect(publisher.status.lastSweep?.mended).toBe(5);
    const repaired = await Promise.all(
      [detail('2'), detail('4'), LIST, '/'].map((path) => site().pageOf(path)),
    );
    expect(repaired).toEqual(whole);
    expect(await site().pageOf(`${LIST}/3`)).toContain('"_id":"5"');
    const { reconciledAt } = await site().state();
    expect(Date.now() - Date.parse(reconciledAt ?? '')).toBeLessThan(60 * 60_000);
  });

  it('does not wait for a day that a wrong clock had already', async () => {
    await damage({}, '2126-01-01T00:00:00.000Z');
    const { status } = await reconciled();
    expect(status.lastSweep).toMatchObject({ pages: PAGES, error: null });
  });

  it.each(['{"res', '{}', 'null'])('repairs a page whose data are %s', async (spoilt) => {
    const { pageData } = filesOfPage(detail('4'));
    const whole = await site().served(pageData);
    await damage({ [pageData]: spoilt });
    await reconciled();
    expect(await site().served(pageData)).toBe(whole);
  });

  it('repairs sitemaps that lack an address, have one too many, or cannot be read', async () => {
    const [listings, lists, index] = [
      'sitemap-dwk-propresi-0.xml',
      'sitemap-dwk-rs-1.xml',
      'sitemap.xml',
    ] as const;
    const files = [listings, lists, index];
    const whole = await Promise.all(files.map((file) => site().served(file)));
    const [ofListings = ''] = whole;
    const entry = new RegExp(`<url><loc>[^<]*${detail('4')}</loc>.*?</url>\n`).exec(
      ofListings,
    )?.[0];
    if (!entry) throw new Error('the sitemap has no fourth house');
    const gone = entry.replace(detail('4'), detail('gone'));
    await damage({ [listings]: ofListings.replace(entry, gone), [lists]: '<urls', [index]: null });
    const publisher = await reconciled();
    // The house, the address that must not exist, and the three pages of the list.
    expect(publisher.status.lastSweep).toMatchObject({ pages: PAGES, mended: 5, error: null });
    expect(await Promise.all(files.map((file) => site().served(file)))).toEqual(whole);
  });

  it('renews security.txt, and removes it where the CMS names no contact', async () => {
    site().feed.securityEmail = 'security@example.com';
    await site().publish('two');
    const whole = await site().served(SECURITY_FILE);
    expect(whole).toContain('Contact: mailto:security@example.com');
    await damage({ [SECURITY_FILE]: whole.replace(/Expires: \d+/, 'Expires: 2020') });
    expect((await reconciled()).status.lastSweep).toMatchObject({ mended: 1, error: null });
    expect(await site().served(SECURITY_FILE)).toBe(whole);
    await site().stop();
    site().feed.securityEmail = null;
    await damage({});
    expect((await reconciled()).status.lastSweep).toMatchObject({ mended: 1, error: null });
    await expect(site().served(SECURITY_FILE)).rejects.toThrow('ENOENT');
  });

  it('takes away what the CMS does not have, without a word of it in the change log', async () => {
    site().feed.houses.pop();
    await damage({});
    const publisher = await reconciled();
    expect(publisher.status.lastSweep?.mended).toBeGreaterThan(0);
    await expect(site().pageOf(detail('5'))).rejects.toThrow('ENOENT');
    await expect(site().pageOf(`${LIST}/3`)).rejects.toThrow('ENOENT');
    await until(() => publisher.status.shiftedLists === 0);
    expect(await site().pageOf(LIST)).toContain('"count":4');
    expect(await site().served('sitemap-dwk-propresi-0.xml')).not.toContain(detail('5'));
  });
});
