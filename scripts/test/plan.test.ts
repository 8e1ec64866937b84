import { describe, expect, it } from '@jest/globals';
import { readPlan } from './plan';

describe('the plan of a test run', () => {
  it.each([
    [[], ['check', 'unit', 'contract', 'e2e', 'crash'], false],
    [['--all'], ['check', 'unit', 'contract', 'e2e', 'crash', 'postgres', 'start-lines'], true],
    [['unit', 'start-lines'], ['unit', 'start-lines'], false],
    [['contract', '--all'], ['contract'], true],
  ])('%j covers %j', (args, parts, isAll) => {
    expect(readPlan(args)).toEqual({ parts: new Set(parts), isAll });
  });

  it('names what it does not know', () => {
    expect(() => readPlan(['unit', 'endure', '--fast'])).toThrow(
      'endure, --fast is no part of the tests: choose from check,',
    );
  });
});
