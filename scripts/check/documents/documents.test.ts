import { describe, expect, it } from '@jest/globals';
import { checkDocuments } from './documents';

const COMMANDS = { scripts: ['start', 'test', 'check'], parts: { test: ['unit', 'e2e'] } };
const FILES = {
  'docs/contract.md': '# The contract\n\n## Images, and `formats`\n\n## Errors\n\n## Errors\n',
  'cms/src/domain/roles.ts': '',
  'site/src/features/users/index.ts': '',
  '.env.example': '# A comment\nSITE_PORT=8000\n',
  'docs/operations.md': '`SITE_PORT`',
};

const check = (document: string, more: Readonly<Record<string, string>> = {}): string[] => {
  const texts = new Map(Object.entries({ ...FILES, ...more, 'README.md': document }));
  return checkDocuments({ files: [...texts.keys()], texts }, COMMANDS);
};

describe('checkDocuments', () => {
  it.each([
    '[a](docs/contract.md) [b](docs/contract.md#images-and-formats) [c](docs/contract.md#errors-1)',
    '[a](https://example.com/nowhere) [b](mailto:a@example.com) [c](docs/)',
    '# Here\n\n[a](#here)',
    '`cms/src/domain/roles.ts` `cms/src/domain/` `domain/roles.ts` `roles.ts`',
    '`site/src/features/<name>/` `site/src/features/*/index.ts` `{page}/2` `*/index.ts`',
    '`/uploads/name.webp` `.data` `image/webp` `propresi/PropResiDetail` `a.b` `published.json`',
    '`npm test` `npm test -- unit` `npm run check` `npm run test -- --all`',
    '```mermaid\nC->>C: (cms/src/domain/roles.ts), POST /api/cms/x\n```',
    '```sh\nnpm ci && npm run check\nnpm test -- e2e # the browser\n```',
  ])('passes what exists: %j', (document) => {
    expect(check(document)).toEqual([]);
  });

  it.each([
    ['[a](docs/gone.md)', 'README.md: the link docs/gone.md leads nowhere'],
    ['![a](docs/gone.png)', 'README.md: the link docs/gone.png leads nowhere'],
    ['[a](docs/contract.md#gone)', 'README.md: the link docs/contract.md#gone leads nowhere'],
    ['[a][b]\n\n[b]: gone.md', 'README.md: the link gone.md leads nowhere'],
    ['[a](#gone)', 'README.md: the link #gone leads nowhere'],
    ['`cms/src/gone/`', 'README.md: there is no cms/src/gone/'],
    ['`site/src/gone/<name>/`', 'README.md: there is no site/src/gone/<name>/'],
    ['| a |\n| - |\n| `gone.ts` |', 'README.md: there is no gone.ts'],
    ['`*.gone.ts`', 'README.md: there is no *.gone.ts'],
    ['`domain/gone.ts`', 'README.md: there is no domain/gone.ts'],
    ['```mermaid\nC->>C: cms/src/gone.ts, then\n```', 'README.md: there is no cms/src/gone.ts'],
    ['`npm run gone`', 'README.md: there is no command npm run gone'],
    ['`npm test -- gone`', 'README.md: there is no command npm test -- gone'],
    ['```sh\nnpm run gone\n```', 'README.md: there is no command npm run gone'],
  ])('fails on %j', (document, problem) => {
    expect(check(document)).toEqual([problem]);
  });

  it('resolves a link from the folder of its document', () => {
    const more = { 'docs/how-to.md': '[a](contract.md) [b](../README.md) [c](README.md)' };
    expect(check('', more)).toEqual(['docs/how-to.md: the link README.md leads nowhere']);
  });

  it('fails on a setting that the table of settings does not name', () => {
    const operations = { 'docs/operations.md': '`SITE_PORTS`' };
    expect(check('`SITE_PORT`', operations)).toEqual([
      '.env.example: docs/operations.md does not name SITE_PORT',
    ]);
  });

  it.each(['<<<<<<< HEAD\n', '> > > > > > > 3c79b6b (A commit)\n', '>>>>>>> 3c79b6b\n'])(
    'fails on %j, which a merge has left',
    (marker) => {
      expect(check(`text\n\n${marker}`)).toEqual([
        'README.md: has the markers of a merge conflict',
      ]);
    },
  );
});
