import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { putFile } from '../server/site-fixture';
import { SiteBucket } from './site-bucket';
import { FakeBucket } from './fake-bucket';
import { upload } from './upload';
import type { KnownHashes } from './upload';

const APP = 'app-70b9f9be6934c74d471e.js';
const NEW_APP = 'app-aaaaaaaaaaaaaaaaaaaa.js';

let folder: string;
let trial: FakeBucket;
let bucket: SiteBucket;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
  trial = await FakeBucket.open();
  bucket = new SiteBucket(trial.settings);
  const files: Record<string, string> = {
    '.release.json': JSON.stringify({ bundle: 'b', rewrites: [] }),
    '.state.json': '{}',
    'published.json': '{"revision":1}',
    'index.html': 'Home',
    'dwk/index.html': 'Dwarka',
    'page-data/dwk/page-data.json': '{}',
    [APP]: 'app',
    'favicon.ico': 'icon',
    'sitemap.xml': '<urlset/>',
  };
  for (const [name, content] of Object.entries(files)) await putFile(join(folder, name), content);
});

afterEach(async () => {
  bucket.close();
  await trial.close();
  await rm(folder, { recursive: true });
});

const changed = (): string[] => trial.take().map(({ method, file }) => `${method} ${file}`);

describe('an upload', () => {
  it('takes assets before page data before HTML, with their types and cache rules', async () => {
    expect(await upload(folder, bucket)).toEqual({ uploaded: 8, removed: 0 });
    const order = changed();
    expect([order[0], order[1]]).toEqual([`PUT ${APP}`, 'PUT page-data/dwk/page-data.json']);
    expect(order.slice(2, 4).sort()).toEqual(['PUT favicon.ico', 'PUT rewrites.json']);
    expect(order.slice(4, 6).sort()).toEqual(['PUT dwk/index.html', 'PUT index.html']);
    expect(order.slice(6)).toEqual(['PUT sitemap.xml', 'PUT published.json']);
    const page = await trial.get('dwk/index.html');
    expect([page.status, page.body]).toEqual([200, 'Dwarka']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await trial.get(APP)).headers['cache-control']).toContain('immutable');
    expect((await trial.get('.release.json')).status).toBe(404);
  });

  it('takes only what changed', async () => {
    await upload(folder, bucket);
    changed();
    expect(await upload(folder, bucket)).toEqual({ uploaded: 0, removed: 0 });
    expect(changed()).toEqual([]);
    await putFile(join(folder, 'dwk/index.html'), 'Changed');
    expect(await upload(folder, bucket)).toEqual({ uploaded: 1, removed: 0 });
    expect(changed()).toEqual(['PUT dwk/index.html']);
    expect((await trial.get('dwk/index.html')).body).toBe('Changed');
  });

  it('remembers no more of one release after the other than the last one has', async () => {
    const known: KnownHashes = new Map();
    await upload(folder, bucket, known);
    const { size } = known;
    const next = await mkdtemp(join(tmpdir(), 'upload-'));
    await cp(folder, next, { recursive: true });
    await rm(join(next, 'dwk/index.html'));
    expect(await upload(next, bucket, known)).toEqual({ uploaded: 0, removed: 1 });
    await rm(next, { recursive: true });
    expect(known.size).toBe(size - 1);
  });

  it('takes away what is gone, after all else, HTML first; what is not its own stays', async () => {
    await bucket.put('uploads/house.webp', 'picture');
    await upload(folder, bucket);
    changed();
    for (const name of [APP, 'dwk/index.html', 'page-data/dwk/page-data.json']) {
      await rm(join(folder, name));
    }
    await putFile(join(folder, NEW_APP), 'new');
    expect(await upload(folder, bucket)).toEqual({ uploaded: 1, removed: 3 });
    expect(changed()).toEqual([
      `PUT ${NEW_APP}`,
      'DELETE dwk/index.html',
      'DELETE page-data/dwk/page-data.json',
      `DELETE ${APP}`,
    ]);
    expect((await trial.get('dwk/index.html')).status).toBe(404);
    expect((await trial.get('uploads/house.webp')).status).toBe(200);
  });

  it('says how far it is when what is gone is gone, though it was cut off in between', async () => {
    await upload(folder, bucket);
    changed();
    await rm(join(folder, 'dwk/index.html'));
    await putFile(join(folder, 'published.json'), '{"revision":2}');
    trial.refuses = (file) => file === 'dwk/index.html';
    await expect(upload(folder, bucket)).rejects.toThrow();
    expect((await trial.get('published.json')).body).toBe('{"revision":1}');
    trial.refuses = () => false;
    changed();
    expect(await upload(folder, bucket)).toEqual({ uploaded: 1, removed: 1 });
    expect(changed()).toEqual(['DELETE dwk/index.html', 'PUT published.json']);
    expect((await trial.get('dwk/index.html')).status).toBe(404);
    expect((await trial.get('published.json')).body).toBe('{"revision":2}');
  });

  it('says no more than was so when it began', async () => {
    await upload(folder, bucket);
    await putFile(join(folder, 'index.html'), 'Home 2');
    await putFile(join(folder, 'published.json'), '{"revision":2}');
    let publishing: Promise<void> | undefined;
    trial.refuses = () => {
      // The publisher goes on meanwhile, with a page that this upload does not take.
      publishing ??= putFile(join(folder, 'dwk/index.html'), 'Dwarka 3').then(() =>
        putFile(join(folder, 'published.json'), '{"revision":3}'),
      );
      return false;
    };
    await upload(folder, bucket);
    await publishing;
    expect((await trial.get('dwk/index.html')).body).toBe('Dwarka');
    expect((await trial.get('published.json')).body).toBe('{"revision":2}');
    await upload(folder, bucket);
    expect((await trial.get('dwk/index.html')).body).toBe('Dwarka 3');
    expect((await trial.get('published.json')).body).toBe('{"revision":3}');
  });

  it('that was cut off shows no new page without its parts, and is completed by the next', async () => {
    await upload(folder, bucket);
    changed();
    await putFile(join(folder, 'dwk/index.html'), 'Changed');
    await putFile(join(folder, NEW_APP), 'new');
    trial.refuses = (file) => file === NEW_APP;
    await expect(upload(folder, bucket)).rejects.toThrow();
    expect((await trial.get('dwk/index.html')).body).toBe('Dwarka');
    trial.refuses = () => false;
    changed();
    await rm(join(folder, NEW_APP));
    expect(await upload(folder, bucket)).toEqual({ uploaded: 1, removed: 1 });
    expect(changed()).toEqual(['PUT dwk/index.html', `DELETE ${NEW_APP}`]);
  });
});
