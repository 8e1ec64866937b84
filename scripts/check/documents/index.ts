import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../lib/command';
import { Failure } from '../../lib/failure';
import { repository } from '../../lib/folders';
import { PARTS } from '../../test/plan';
import { checkCitations } from './citations';
import { checkDocuments } from './documents';
import { readRepositoryFiles } from './repository-files';

interface PackageJson {
  readonly scripts: Readonly<Record<string, string>>;
}

/** Compares the documents, and the citations in comments, with the repository. */
await runCommand(async () => {
  const packageJson = await readFile(path.join(repository, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(packageJson) as PackageJson;
  const files = await readRepositoryFiles(repository);
  const commands = { scripts: Object.keys(scripts), parts: { test: PARTS } };
  const problems = [...checkDocuments(files, commands), ...checkCitations(files)];
  if (problems.length > 0) throw new Failure(problems.join('\n'));
});
