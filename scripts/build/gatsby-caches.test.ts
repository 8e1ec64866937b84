import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withGatsbyCaches } from './gatsby-caches';
import { useTempFolder } from '../lib/temp-folder-fixture';

const site = useTempFolder();

/** A fake run of Gatsby: returns the files that it finds, and leaves files behind. */
async function run(name = 'one'): Promise<readonly string[]> {
  const found: string[] = [];
  for (const folder of ['.cache', 'public'].map((kept) => join(site(), kept))) {
    await mkdir(folder, { recursive: true });
    found.push(...(await readdir(folder)));
    await writeFile(join(folder, `${name}.js`), '');
  }
  return found;
}

describe('what Gatsby keeps', () => {
  it('is there for the next run after one that came to its end', async () => {
    expect(await withGatsbyCaches(site(), 'code', () => run())).toEqual([]);
    expect(await withGatsbyCaches(site(), 'code', () => run())).toEqual(['one.js', 'one.js']);
  });

  it('is thrown away where it is of other code', async () => {
    await withGatsbyCaches(site(), 'code', () => run());
    expect(await withGatsbyCaches(site(), 'other code', () => run('other'))).toEqual([]);
    const again = await withGatsbyCaches(site(), 'other code', () => run('other'));
    expect(again).toEqual(['other.js', 'other.js']);
    expect(await withGatsbyCaches(site(), 'code', () => run())).toEqual([]);
  });

  it('is thrown away after one that was cut off', async () => {
    await withGatsbyCaches(site(), 'code', () => run());
    const cutOff = withGatsbyCaches(site(), 'code', async () => {
      await run();
      throw new Error('killed');
    });
    await expect(cutOff).rejects.toThrow('killed');
    expect(await withGatsbyCaches(site(), 'code', () => run())).toEqual([]);
    expect(await withGatsbyCaches(site(), 'code', () => run())).toEqual(['one.js', 'one.js']);
  });
});
