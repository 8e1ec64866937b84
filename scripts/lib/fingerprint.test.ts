import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprintOf } from './fingerprint';

let root: string;

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}
const taken = (values?: Record<string, string>) => fingerprintOf(['site', 'lock'], values, root);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  await put('site/src/page.tsx', 'page');
  await put('lock', 'lock');
});

afterEach(() => rm(root, { recursive: true }));

describe('a fingerprint', () => {
  it('is the same for the same files, however often and wherever they were written', async () => {
    const before = await taken();
    await put('site/src/page.tsx', 'page');
    expect(await taken()).toBe(before);
    const moved = await mkdtemp(join(tmpdir(), 'fingerprint-'));
    await rm(moved, { recursive: true });
    await rename(root, moved);
    root = moved;
    expect(await taken()).toBe(before);
  });

  it.each([
    ['a changed file', () => put('site/src/page.tsx', 'Page')],
    ['a new file', () => put('site/src/new.tsx', '')],
    ['another single file', () => put('lock', 'other')],
    ['a new name', () => rename(join(root, 'site/src/page.tsx'), join(root, 'site/src/b.tsx'))],
    [
      'text that moved to the next file',
      async () => {
        await put('site/src/page.tsx', 'pag');
        await put('lock', 'elock');
      },
    ],
  ])('is another one after %s', async (_, change) => {
    const before = await taken();
    await change();
    expect(await taken()).not.toBe(before);
  });

  it.each(['site/src/page.test.tsx', 'site/.cache/x', 'site/public/x', 'site/node_modules/x'])(
    'does not count %s',
    async (file) => {
      const before = await taken();
      await put(file, 'anything');
      expect(await taken()).toBe(before);
    },
  );

  it('counts values, each under its name', async () => {
    const one = await taken({ a: 'x', b: 'y' });
    expect(await taken({ b: 'y', a: 'x' })).toBe(one);
    expect(await taken({ a: 'y', b: 'x' })).not.toBe(one);
  });
});
