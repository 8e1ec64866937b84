import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { Counts } from '../check/task';
import { repository } from '../lib/folders';
import type { TestTime } from './times';

/** The first lines of an error. The rest is in the part's own output. */
const ERROR_LINES = 12;

/** A test that Jest ran or skipped. */
interface JestTest {
  readonly fullName: string;
  /** The duration in milliseconds. */
  readonly duration?: number | null;
  /** Each error with its stack; none if the test passed. */
  readonly failureMessages?: readonly string[];
}

/** The fields that are read from Jest's report of `--json`. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that failed before their tests could run. */
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    /** The path of the test file. */
    readonly name: string;
    /** The readable message about its failures; empty if there are none. */
    readonly message: string;
    readonly assertionResults: readonly JestTest[];
  }[];
}

/** The fields that are read from the report of Playwright's json reporter. */
export type PlaywrightReport = Pick<JSONReport, 'stats' | 'errors' | 'suites'>;

/** A spec that failed. */
export interface FailedSpec {
  /** The folder of files that explain the failure. */
  readonly folder: string;
  /** The start time, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** Jest's counts. A skipped test counts as failed, because it proves nothing. */
export const jestCounts = (report: JestReport): Counts => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.numRuntimeErrorTestSuites +
    report.numPendingTests +
    report.numTodoTests,
});

export const jestTimes = ({ testResults }: JestReport): TestTime[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: jestName(file, fullName),
      took: duration ?? 0,
    })),
  );

/** Each failed test of Jest with the first lines of its error, and each test file that does not load. */
export const jestFailures = ({ testResults }: JestReport): string[] =>
  testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.flatMap(({ fullName, failureMessages = [] }) =>
      failureMessages.map((error) => failureText(jestName(file, fullName), error)),
    );
    const isUnread = assertionResults.length === 0 && message !== '';
    return isUnread ? [failureText(path.relative(repository, file), message)] : failed;
  });

const jestName = (file: string, test: string): string =>
  `${path.relative(repository, file)}: ${test}`;

const failureText = (name: string, error: string): string => {
  const lines = stripVTControlCharacters(error).trim().split('\n').slice(0, ERROR_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
};

/** Playwright's counts; `errors` are errors outside of any test, such as a file that does not load. */
export const playwrightCounts = ({ stats, errors }: Omit<PlaywrightReport, 'suites'>): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

export const playwrightTimes = (report: PlaywrightReport): TestTime[] =>
  runsOf(report).map(({ spec, project, took }) => ({
    name: specName(spec, project),
    took,
  }));

/** Each failed spec with the first lines of its error, and each error outside of any spec. */
export const playwrightFailures = (report: PlaywrightReport): string[] => [
  ...report.errors.map(({ message = '' }) => failureText('Playwright', message)),
  ...runsOf(report)
    .filter(({ isFailed }) => isFailed)
    .map(({ spec, project, error }) => failureText(specName(spec, project), error)),
];

const specName = ({ file, title }: JSONReportSpec, project: string): string =>
  `site/e2e/${file}: ${title} (${project})`;

/**
 * The specs that failed.
 * @param results the folder for specs without files of their own
 */
export const failedSpecs = (report: PlaywrightReport, results: string): FailedSpec[] =>
  runsOf(report)
    .filter(({ isFailed }) => isFailed)
    .map(({ spec, project, from, took, attachments }) => ({
      folder:
        attachments[0] === undefined
          ? path.join(results, `${spec.id}-${project}`)
          : path.dirname(attachments[0]),
      from,
      to: from + took,
    }));

/** One run of a spec at one width. */
interface SpecRun {
  readonly spec: JSONReportSpec;
  readonly project: string;
  readonly from: number;
  readonly took: number;
  readonly isFailed: boolean;
  /** Empty if it passed. */
  readonly error: string;
  /** The files that it produced. */
  readonly attachments: readonly string[];
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const runsOf = ({ suites }: PlaywrightReport): SpecRun[] =>
  suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.flatMap(({ projectName, status, results }) =>
      results.map(({ duration, startTime, attachments, error }) => ({
        spec,
        project: projectName,
        from: new Date(startTime).getTime(),
        took: duration,
        isFailed: status !== 'expected',
        error: error?.message ?? '',
        attachments: attachments.flatMap(({ path: file }) => file ?? []),
      })),
    ),
  );

/**
 * Counts that do not hide a failure: a step that failed, or that ran no test, has at least one failure.
 * @param succeeded whether the step's program exited with 0
 */
export const strictCounts = <T extends Counts>(counts: T, succeeded: boolean): T =>
  counts.failed === 0 && (!succeeded || counts.passed === 0) ? { ...counts, failed: 1 } : counts;

/** The sum of several steps. */
export const total = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});
