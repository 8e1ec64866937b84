import { afterEach, expect, it } from '@jest/globals';
import { numberSetting } from './number-setting';

const NAME = 'BENCH_TEST_ROWS';

afterEach(() => {
  Reflect.deleteProperty(process.env, NAME);
});

it.each([
  [undefined, 7],
  ['', 7],
  ['300', 300],
])('the setting %j is %d', (text, value) => {
  if (text !== undefined) process.env[NAME] = text;
  expect(numberSetting(NAME, 7)).toBe(value);
});

it.each(['0', '-1', '1.5', 'many'])('the setting %s is rejected', (text) => {
  process.env[NAME] = text;
  expect(() => numberSetting(NAME, 7)).toThrow(
    `${NAME} must be a whole number above 0, not ${text}.`,
  );
});
