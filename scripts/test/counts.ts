import type { JSONReport } from '@playwright/test/reporter';
import type { Counts } from '../check/task';

/** What is read of the report that Jest writes with `--json`. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that broke before their tests could run. */
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** By test file: what failed in it, as a person reads it; empty where nothing did. */
  readonly testResults: readonly { readonly message: string }[];
}

/** What is read of the report that Playwright's json reporter writes. */
export type PlaywrightReport = Pick<JSONReport, 'stats' | 'errors'>;

/** Jest's result; a test that was passed over counts as failed, for it has shown nothing. */
export const jestCounts = (report: JestReport): Counts => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.numRuntimeErrorTestSuites +
    report.numPendingTests +
    report.numTodoTests,
});

/** Playwright's result; `errors` are those outside of any test, such as a file that does not load. */
export const playwrightCounts = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

/**
 * A step's counts made honest: one that says it failed, or that ran nothing, has at least one failure.
 *
 * @param succeeded whether the step's program ended well
 */
export const strictCounts = ({ passed, failed }: Counts, succeeded: boolean): Counts =>
  failed === 0 && (!succeeded || passed === 0) ? { passed, failed: 1 } : { passed, failed };

/** The sum of several steps. */
export const total = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});
