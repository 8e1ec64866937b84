import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { repository } from '../lib/folders';
import {
  failedSpecs,
  jestCounts,
  jestFailures,
  jestTimes,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  strictCounts,
  total,
} from './reports';
import type { PlaywrightReport } from './reports';
import { slowestLines } from './times';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0, startTime: '', duration: 1 };

describe('reports', () => {
  it('reads what passed and failed from the report of Jest', () => {
    expect(jestCounts({ ...jestReport, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a test file of Jest that does not load, and each test passed over, as failed', () => {
    const report = {
      ...jestReport,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 2,
      numTodoTests: 3,
    };
    expect(jestCounts(report).failed).toBe(6);
  });

  it('reads what passed and failed from the report of Playwright', () => {
    const report = { stats: { ...stats, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] };
    expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 3 });
  });

  it('counts an error of Playwright outside of any test as failed', () => {
    expect(playwrightCounts({ stats, errors: [{ message: 'broken' }] }).failed).toBe(1);
  });

  it('lets no step without a test pass', () => {
    expect(strictCounts({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  });

  it('lets no step pass whose program failed', () => {
    expect(strictCounts({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(strictCounts({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(strictCounts({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
  });

  it('adds the steps up', () => {
    const steps = [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ];
    expect(total(steps)).toEqual({ passed: 4, failed: 6 });
  });

  it('names each test of Jest with its file, and how long it took', () => {
    const testResults = [
      {
        name: path.join(repository, 'cms/test/a.test.ts'),
        message: '',
        assertionResults: [{ fullName: 'a waits', duration: 12 }, { fullName: 'b' }],
      },
    ];
    expect(jestTimes({ ...jestReport, testResults })).toEqual([
      { name: 'cms/test/a.test.ts: a waits', took: 12 },
      { name: 'cms/test/a.test.ts: b', took: 0 },
    ]);
  });

  it('names each failed test of Jest with its error, and each file that does not load', () => {
    const name = path.join(repository, 'cms/test/a.test.ts');
    const failureMessages = ['\u001b[31mError: gone\u001b[39m\n    at a.ts'];
    const testResults = [
      { name, message: 'long', assertionResults: [{ fullName: 'a waits', failureMessages }] },
      { name, message: 'No such module', assertionResults: [] },
      { name, message: '', assertionResults: [{ fullName: 'b' }] },
    ];
    expect(jestFailures({ ...jestReport, testResults })).toEqual([
      'cms/test/a.test.ts: a waits\n    Error: gone\n        at a.ts',
      'cms/test/a.test.ts\n    No such module',
    ]);
  });

  it('lists the twenty slowest tests, the slowest first', () => {
    const times = Array.from({ length: 30 }, (_, n) => ({ name: String(n), took: n * 1000 }));
    const lines = slowestLines(times);
    expect(lines).toHaveLength(21);
    expect(lines.slice(0, 2)).toEqual(['The slowest of 30 tests:', '     29.0 s  29']);
    expect(slowestLines([])).toEqual([]);
  });
});

describe('the specs in the report of Playwright', () => {
  const run = (status: 'expected' | 'unexpected', attachments: { path?: string }[]) => ({
    projectName: 'phone',
    status,
    results: [
      {
        ...{ duration: 5000, startTime: '2026-01-01T00:00:00.000Z', attachments },
        error: status === 'expected' ? undefined : { message: 'It is not there' },
      },
    ],
  });
  const spec = (id: string, tests: object[]) => ({
    ...{ id, title: `is ${id}`, file: 'list/a.spec.ts', tests },
  });
  const suites = [
    {
      specs: [spec('one', [run('expected', [])])],
      suites: [
        {
          specs: [
            spec('two', [run('unexpected', [{}, { path: '/results/two/trace.zip' }])]),
            spec('three', [run('unexpected', [])]),
          ],
        },
      ],
    },
  ];
  const report = { stats, errors: [], suites } as unknown as PlaywrightReport;

  it('have their times', () => {
    expect(playwrightTimes(report).map(({ name, took }) => [name, took])).toEqual([
      ['site/e2e/list/a.spec.ts: is one (phone)', 5000],
      ['site/e2e/list/a.spec.ts: is two (phone)', 5000],
      ['site/e2e/list/a.spec.ts: is three (phone)', 5000],
    ]);
  });

  it('have their errors where they failed', () => {
    expect(playwrightFailures({ ...report, errors: [{ message: 'broken' }] })).toEqual([
      'Playwright\n    broken',
      'site/e2e/list/a.spec.ts: is two (phone)\n    It is not there',
      'site/e2e/list/a.spec.ts: is three (phone)\n    It is not there',
    ]);
  });

  it('have a folder and their time where they failed', () => {
    const from = Date.UTC(2026, 0, 1);
    expect(failedSpecs(report, '/results')).toEqual([
      { folder: '/results/two', from, to: from + 5000 },
      { folder: '/results/three-phone', from, to: from + 5000 },
    ]);
  });
});
