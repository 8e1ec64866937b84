import path from 'node:path';
import { Failure } from '../lib/failure';
import { program, repository, scriptArgs, typescript } from '../lib/folders';
import { chore, runAndCapture } from './task';
import type { Outcome } from './task';

interface Check {
  readonly title: string;
  /** The arguments of Node. */
  readonly args: readonly string[];
}

const types = (workspace: string, project: string): Check => ({
  title: `Types of ${workspace}`,
  args: [typescript, '--noEmit', '--pretty', 'false', '-p', project],
});

/** Two lanes for two cores: the linter takes as long as all the other checks. */
const LANES: readonly (readonly Check[])[] = [
  [
    {
      title: 'Lint',
      // TypeScript's checker creates many objects; a young generation of 64 MB saves an eighth of the time.
      args: [
        '--max-semi-space-size=64',
        program('eslint'),
        ...['--max-warnings', '0', '-c', 'scripts/check/eslint.config.mjs', '.'],
      ],
    },
  ],
  [
    types('cms', 'cms/test/tsconfig.json'),
    types('site', 'site/tsconfig.json'),
    types('scripts', 'scripts/tsconfig.json'),
    types('the bench’s site', 'scripts/bench/static-site/tsconfig.json'),
    {
      title: 'Imports',
      args: [
        program('depcruise'),
        ...['--config', 'scripts/check/dependency-cruiser.mjs', '--output-type', 'err'],
        ...['cms/src', 'site/src', 'site/e2e', 'scripts'],
      ],
    },
    { title: 'Format', args: [program('prettier'), '--check', '--log-level', 'warn', '.'] },
    { title: 'Documents', args: scriptArgs('check/documents') },
    { title: 'Packages', args: scriptArgs('check/packages') },
  ],
];

/**
 * Checks types, lint, format, documents and packages of the whole repository. Runs all checks, even after a failure.
 */
export async function runChecks(logs: string): Promise<Outcome[]> {
  const lanes = LANES.map(async (checks) => {
    const outcomes: Outcome[] = [];
    for (const check of checks) outcomes.push(await runCheck(check, logs));
    return outcomes;
  });
  return (await Promise.all(lanes)).flat();
}

const runCheck = ({ title, args }: Check, logs: string): Promise<Outcome> =>
  chore(title, async () => {
    const { succeeded, output } = await runAndCapture({
      name: title,
      args,
      cwd: repository,
      env: {},
      log: path.join(logs, `${title}.log`),
    });
    if (!succeeded) throw new Failure(output.trim());
  });
