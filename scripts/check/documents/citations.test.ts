import { describe, expect, it } from '@jest/globals';
import { checkCitations } from './citations';

const check = (code: string): string[] => {
  const texts = new Map([
    ['docs/contract.md', '# The contract\n\n## Images\n\n## Image formats\n'],
    ['cms/src/a.ts', code],
  ]);
  return checkCitations({ files: [...texts.keys()], texts });
};

describe('checkCitations', () => {
  it.each([
    '/** Source: docs/contract.md, "Images". */',
    '/** Source: docs/contract.md,\n * "Image formats" and "Images". */',
    '// What the contract answers. Source: docs/contract.md,\n// "Images".\n',
    "const text = 'the contract // says it';",
    'const text = "/* the seed document */";',
    '/** The contractor; a decision. */',
  ])('passes %j', (code) => {
    expect(check(code)).toEqual([]);
  });

  it.each([
    ['// docs/contract.md, "Gone"', 'docs/contract.md has no heading "Gone"'],
    ['/* docs/contract.md, "Images" and "Gone" */', 'docs/contract.md has no heading "Gone"'],
    ['// docs/gone.md', 'there is no docs/gone.md'],
    ['/** As the contract says. */', '"the contract" needs a heading'],
    ['/** As the\n * decisions say. */', '"the decisions" needs a heading'],
    ['const a = 1; // Seed document, section 9', '"Seed document" needs a heading'],
    ['/** The contract: docs/contract.md */', '"The contract" needs a heading'],
  ])('fails on %j', (code, problem) => {
    expect(check(code)).toEqual([expect.stringContaining(`cms/src/a.ts: ${problem}`)]);
  });
});
