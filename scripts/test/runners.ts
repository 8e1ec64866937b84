import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runAndCapture } from '../check/task';
import type { Counts } from '../check/task';
import { Failure } from '../lib/failure';
import { readIfExists } from '../lib/files';
import { program, repository, siteFolder } from '../lib/folders';
import {
  failedSpecs,
  jestCounts,
  jestFailures,
  jestTimes,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  strictCounts,
} from './reports';
import type { FailedSpec, JestReport, PlaywrightReport } from './reports';

/** A run of tests. */
interface TestRun {
  /** A folder for its report and for the files of its tests. */
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs Jest with `jest.<config>.config.mjs`, and prints the failures.
 * @throws Failure if it writes no report
 */
export async function runJest(config: 'unit' | 'contract', run: TestRun): Promise<Counts> {
  const args = (report: string) => [
    program('jest'),
    ...['--config', `scripts/test/jest.${config}.config.mjs`],
    ...['--json', '--outputFile', report],
  ];
  const { text, succeeded, output } = await runTests(run, { cwd: repository, args });
  const report = JSON.parse(text) as JestReport;
  const details = { times: jestTimes(report), failures: jestFailures(report) };
  const counts = strictCounts({ ...jestCounts(report), ...details }, succeeded);
  const faults = report.testResults.map(({ message }) => message.trim()).filter(Boolean);
  if (counts.failed > 0) console.log(`\n${faults.join('\n\n') || output.trim()}\n`);
  return counts;
}

/** A run of specs. */
interface SpecRunOptions extends TestRun {
  readonly projects: readonly string[];
  /** The folder for traces and screenshots of failed specs. */
  readonly results: string;
  /** Called with the failed specs. */
  readonly onFailures: (specs: readonly FailedSpec[]) => Promise<void>;
}

/**
 * Runs the specs of `site/e2e` by their projects, and prints the output if one failed.
 * @throws Failure if Playwright writes no report
 */
export async function runPlaywright(options: SpecRunOptions): Promise<Counts> {
  const { projects, results, onFailures } = options;
  const env = { ...options.env, TEST_RESULTS: results };
  const args = () => [
    program('playwright'),
    'test',
    ...projects.map((project) => `--project=${project}`),
  ];
  const { text, succeeded, output } = await runTests(
    { ...options, env },
    { cwd: siteFolder, args },
  );
  const report = JSON.parse(text) as PlaywrightReport;
  const details = { times: playwrightTimes(report), failures: playwrightFailures(report) };
  const counts = { ...playwrightCounts(report), ...details };
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`);
  await onFailures(failedSpecs(report, results));
  return strictCounts(counts, succeeded);
}

interface TestProgram {
  readonly cwd: string;
  /** The program and its arguments, with the path for its report. */
  readonly args: (report: string) => string[];
}

/** Runs a test program. Returns the text of its report, and its whole output. */
async function runTests({ folder, env }: TestRun, { cwd, args }: TestProgram) {
  await mkdir(folder, { recursive: true });
  const report = path.join(folder, 'report.json');
  const { succeeded, output } = await runAndCapture({
    name: 'The tests',
    args: args(report),
    cwd,
    env: { ...env, TMPDIR: folder, TEST_REPORT: report },
    log: path.join(folder, 'log'),
  });
  const text = await readIfExists(report);
  if (text === undefined) throw new Failure(output);
  return { text, succeeded, output };
}
