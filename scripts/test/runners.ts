import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runAndCapture } from '../check/task';
import type { Counts } from '../check/task';
import { Failure } from '../lib/failure';
import { readIfExists } from '../lib/files';
import { program, repository, siteFolder } from '../lib/folders';
import { jestCounts, strictCounts, playwrightCounts } from './counts';
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
    read: (text) => {
      const report = JSON.parse(text) as JestReport;
      const faults = report.testResults.map(({ message }) => message.trim());
      return { counts: jestCounts(report), faults: faults.filter(Boolean).join('\n\n') };
    },
  });

/** Runs stories of `site/e2e`, by their projects. Throws a Failure where Playwright breaks before it counts. */
export const runPlaywright = (run: TestRun, projects: readonly string[]): Promise<Counts> =>
  runTests(run, {
    cwd: siteFolder,
    args: () => [
      program('playwright'),
      'test',
      ...projects.map((project) => `--project=${project}`),
    ],
    read: (text) => ({
      counts: playwrightCounts(JSON.parse(text) as PlaywrightReport),
      faults: '',
    }),
  });

interface TestProgram {
  readonly cwd: string;
  /** The program and its arguments; the file that its report is to be written to. */
  readonly args: (report: string) => string[];
  /** What the report's text says; without its faults, everything that the program said is shown. */
  readonly read: (text: string) => { readonly counts: Counts; readonly faults: string };
}

/** Runs a test program, reads its report, and shows the faults where something failed. */
async function runTests({ folder, env }: TestRun, { cwd, args, read }: TestProgram) {
  await mkdir(folder, { recursive: true });
  const report = path.join(folder, 'report.json');
  const { succeeded, said } = await runAndCapture({
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
  const text = await readIfExists(report);
  if (text === undefined) throw new Failure(said);
  const { counts, faults } = read(text);
  const verdict = strictCounts(counts, succeeded);
  if (verdict.failed > 0) console.log(`\n${faults || said.trim()}\n`);
  return verdict;
}
