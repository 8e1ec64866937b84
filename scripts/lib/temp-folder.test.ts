import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fastPlace } from './temp-folder';
import { useTempFolder } from './temp-folder-fixture';

describe('the place for files that need not last', () => {
  const memory = useTempFolder();

  it('is in memory if that has room', async () => {
    expect(await fastPlace(memory(), 1)).toBe(memory());
  });

  it('is the system’s own if memory has no room', async () => {
    expect(await fastPlace(memory(), Infinity)).toBe(tmpdir());
  });

  it('is the system’s own where no files are in memory', async () => {
    expect(await fastPlace(path.join(memory(), 'missing'), 1)).toBe(tmpdir());
  });
});
