import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { RULES, TRANSFORMS } from './compile-mapping';

const reference = readFileSync(join(__dirname, '../../docs/import.md'), 'utf8');

describe('docs/import.md', () => {
  it.each([...TRANSFORMS.keys(), ...RULES.keys()])('describes %s', (name) => {
    expect(reference).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'));
  });
});
