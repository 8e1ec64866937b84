import { describe, expect, it } from '@jest/globals';
import { jestCounts, strictCounts, playwrightCounts, total } from './counts';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0, startTime: '', duration: 1 };

describe('counts', () => {
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
});
