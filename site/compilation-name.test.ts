/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { compilationName } from './compilation-name';

/** The name of a compilation with these files, by name; `hash` is the name that webpack gave it. */
function nameOf(hash: string, files: Readonly<Record<string, string>>): unknown {
  const compilation = {
    hash,
    getAssets: () =>
      Object.entries(files).map(([name, text]) => ({
        name,
        source: { buffer: () => Buffer.from(text) },
      })),
  };
  const tap = (_: string, act: (of: typeof compilation) => void) => {
    act(compilation);
  };
  compilationName.apply({ hooks: { emit: { tap } } });
  return compilation.hash;
}

it('a compilation is named by its files alone', () => {
  const name = nameOf('one', { 'a.js': '1', 'b.js': '2' });
  expect(name).toMatch(/^[\da-f]{8}$/);
  expect(nameOf('two', { 'b.js': '2', 'a.js': '1' })).toBe(name);
  for (const [a, b] of [
    ['1', '3'],
    ['12', ''],
  ] as const)
    expect(nameOf('one', { 'a.js': a, 'b.js': b })).not.toBe(name);
  expect(nameOf('one', { 'a.js': '1' })).not.toBe(name);
});
