import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { listen } from '../check/task';
import type { Counts } from '../check/task';
import { Failure } from '../lib/failure';
import { readIfThere } from '../lib/files';
import { program, repository, siteFolder } from '../lib/folders';
import { jestCounts, judged, playwrightCounts } from './counts';
import type { JestReport, PlaywrightReport } from './counts';

/** A run of tests. */
export interface TestRun {
  /** A folder of its own: for its report, and for whatever its tests leave lying. */
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs Jest with `jest.<config>.config.mjs`. Throws a Failure where it breaks before it counts. */
export const runJest = (config: 'unit' | 'contract', run: TestRun): Promise<Counts> =>
  runTests(run, {
    cwd: repository,
    args: (report) => [
      program('jest'),
      ...['--config', `scripts/test/jest.${config}.config.mjs`],
      ...['--json', '--outputFile', report],
    ],
    count: (report) => jestCounts(JSON.parse(report) as JestReport),
  });

/** Runs the stories of `site/e2e`. Throws a Failure where Playwright breaks before it counts. */
export const runPlaywright = (run: TestRun): Promise<Counts> =>
  runTests(run, {
    cwd: siteFolder,
    args: () => [program('playwright'), 'test'],
    count: (report) => playwrightCounts(JSON.parse(report) as PlaywrightReport),
  });

interface TestProgram {
  readonly cwd: string;
  /** The program and its arguments; the file that its report is to be written to. */
  readonly args: (report: string) => string[];
  /** What the report's text says. */
  readonly count: (report: string) => Counts;
}

/** Runs a test program, reads its report, and shows what it said where something failed. */
async function runTests({ folder, env }: TestRun, { cwd, args, count }: TestProgram) {
  await mkdir(folder, { recursive: true });
  const report = path.join(folder, 'report.json');
  const { succeeded, said } = await listen({
    name: 'The tests',
    args: args(report),
    cwd,
    env: {
      ...env,
      TMPDIR: folder,
      TEST_REPORT: report,
      TEST_RESULTS: path.join(folder, 'results'),
    },
    log: path.join(folder, 'log'),
  });
  const text = await readIfThere(report);
  if (text === undefined) throw new Failure(said);
  const counts = judged(count(text), succeeded);
  if (counts.failed > 0) console.log(`\n${said.trim()}\n`);
  return counts;
}
