import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { useTempFolder } from '../lib/temp-folder-fixture';
import { putFile } from '../server/site-fixture';
import { SiteBucket } from './site-bucket';
import { FakeBucket } from './fake-bucket';
import { upload } from './upload';
import type { KnownHashes } from './upload';

const APP = 'app-70b9f9be6934c74d471e.js';
const NEW_APP = 'app-aaaaaaaaaaaaaaaaaaaa.js';

const folder = useTempFolder();
let fake: FakeBucket;
let bucket: SiteBucket;

beforeEach(async () => {
  fake = await FakeBucket.open();
  bucket = new SiteBucket(fake.settings);
  const files: Record<string, string> = {
    '.release.json': JSON.stringify({ bundle: 'b', rewrites: [] }),
    '.state.json': '{}',
    'published.json': '{"revision":1}',
    'index.html': 'Home',
    'dwk/index.html': 'Dwarka',
    'page-data/dwk/page-data.json': '{}',
    [APP]: 'app',
    'favicon.ico': 'icon',
    '.well-known/security.txt': 'Contact',
    'sitemap.xml': '<urlset/>',
  };
  for (const [name, content] of Object.entries(files)) await putFile(join(folder(), name), content);
});

afterEach(async () => {
  bucket.close();
  await fake.close();
});

const changed = (): string[] => fake.take().map(({ method, file }) => `${method} ${file}`);

describe('an upload', () => {
  it('uploads assets, page data and HTML in this order, with their types and cache rules', async () => {
    expect(await upload(folder(), bucket)).toEqual({ uploaded: 9, removed: 0 });
    const order = changed();
    expect([order[0], order[1]]).toEqual([`PUT ${APP}`, 'PUT page-data/dwk/page-data.json']);
    const others = ['PUT .well-known/security.txt', 'PUT favicon.ico', 'PUT rewrites.json'];
    expect(order.slice(2, 5).sort()).toEqual(others);
    expect(order.slice(5, 7).sort()).toEqual(['PUT dwk/index.html', 'PUT index.html']);
    expect(order.slice(7)).toEqual(['PUT sitemap.xml', 'PUT published.json']);
    const page = await fake.get('dwk/index.html');
    expect([page.status, page.body]).toEqual([200, 'Dwarka']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await fake.get(APP)).headers['cache-control']).toContain('immutable');
    expect((await fake.get('.release.json')).status).toBe(404);
  });

  it('uploads only what changed', async () => {
    await upload(folder(), bucket);
    changed();
    expect(await upload(folder(), bucket)).toEqual({ uploaded: 0, removed: 0 });
    expect(changed()).toEqual([]);
    await putFile(join(folder(), 'dwk/index.html'), 'Changed');
    expect(await upload(folder(), bucket)).toEqual({ uploaded: 1, removed: 0 });
    expect(changed()).toEqual(['PUT dwk/index.html']);
    expect((await fake.get('dwk/index.html')).body).toBe('Changed');
  });

  it('keeps only the hashes of the last release', async () => {
    const known: KnownHashes = new Map();
    await upload(folder(), bucket, known);
    const { size } = known;
    const next = await mkdtemp(join(tmpdir(), 'upload-'));
    await cp(folder(), next, { recursive: true });
    await rm(join(next, 'dwk/index.html'));
    expect(await upload(next, bucket, known)).toEqual({ uploaded: 0, removed: 1 });
    await rm(next, { recursive: true });
    expect(known.size).toBe(size - 1);
  });

  it('removes missing files at the end, HTML first; foreign files stay', async () => {
    await bucket.put('uploads/house.webp', 'picture');
    await upload(folder(), bucket);
    changed();
    for (const name of [APP, 'dwk/index.html', 'page-data/dwk/page-data.json']) {
      await rm(join(folder(), name));
    }
    await putFile(join(folder(), NEW_APP), 'new');
    expect(await upload(folder(), bucket)).toEqual({ uploaded: 1, removed: 3 });
    expect(changed()).toEqual([
      `PUT ${NEW_APP}`,
      'DELETE dwk/index.html',
      'DELETE page-data/dwk/page-data.json',
      `DELETE ${APP}`,
    ]);
    expect((await fake.get('dwk/index.html')).status).toBe(404);
    expect((await fake.get('uploads/house.webp')).status).toBe(200);
  });

  it('uploads the revision after the removals, also after an interruption', async () => {
    await upload(folder(), bucket);
    changed();
    await rm(join(folder(), 'dwk/index.html'));
    await putFile(join(folder(), 'published.json'), '{"revision":2}');
    fake.rejects = (file) => file === 'dwk/index.html';
    await expect(upload(folder(), bucket)).rejects.toThrow();
    expect((await fake.get('published.json')).body).toBe('{"revision":1}');
    fake.rejects = () => false;
    changed();
    expect(await upload(folder(), bucket)).toEqual({ uploaded: 1, removed: 1 });
    expect(changed()).toEqual(['DELETE dwk/index.html', 'PUT published.json']);
    expect((await fake.get('dwk/index.html')).status).toBe(404);
    expect((await fake.get('published.json')).body).toBe('{"revision":2}');
  });

  it('uploads the revision of its start', async () => {
    await upload(folder(), bucket);
    await putFile(join(folder(), 'index.html'), 'Home 2');
    await putFile(join(folder(), 'published.json'), '{"revision":2}');
    let publishing: Promise<void> | undefined;
    fake.rejects = () => {
      // Meanwhile the publisher continues, with a page that this upload does not include.
      publishing ??= putFile(join(folder(), 'dwk/index.html'), 'Dwarka 3').then(() =>
        putFile(join(folder(), 'published.json'), '{"revision":3}'),
      );
      return false;
    };
    await upload(folder(), bucket);
    await publishing;
    expect((await fake.get('dwk/index.html')).body).toBe('Dwarka');
    expect((await fake.get('published.json')).body).toBe('{"revision":2}');
    await upload(folder(), bucket);
    expect((await fake.get('dwk/index.html')).body).toBe('Dwarka 3');
    expect((await fake.get('published.json')).body).toBe('{"revision":3}');
  });

  it('that is interrupted shows no new page without its files, and the next one completes it', async () => {
    await upload(folder(), bucket);
    changed();
    await putFile(join(folder(), 'dwk/index.html'), 'Changed');
    await putFile(join(folder(), NEW_APP), 'new');
    fake.rejects = (file) => file === NEW_APP;
    await expect(upload(folder(), bucket)).rejects.toThrow();
    expect((await fake.get('dwk/index.html')).body).toBe('Dwarka');
    fake.rejects = () => false;
    changed();
    await rm(join(folder(), NEW_APP));
    expect(await upload(folder(), bucket)).toEqual({ uploaded: 1, removed: 1 });
    expect(changed()).toEqual(['PUT dwk/index.html', `DELETE ${NEW_APP}`]);
  });
});
