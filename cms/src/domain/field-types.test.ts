import { describe, it, expect } from '@jest/globals';
import { FIELD_TYPES } from './index';
import type { FieldType } from './index';

const rule = { label: 'Field', options: ['3', 'Quarterly', 'Park', 'Road'], max: 40 };

/** The result of validating a value of a type; if the value is invalid, `!` and the message. */
function read(type: FieldType, value: unknown): unknown {
  try {
    return FIELD_TYPES[type].schema(rule).validateSync(value);
  } catch (error) {
    return error instanceof Error ? `! ${error.message}` : error;
  }
}

const NOT_AN_OPTION = '! Field must be one of: 3, Quarterly, Park, Road';
const NOT_A_LIST = '! Field must be a list';
const UNSTORABLE = '! Field must be text without control characters';
const NOT_TEXT = '! Field must be text';
const NOT_A_NUMBER = '! Field must be a number';
const NOT_A_DATE = '! Field must be a date like 31-12-2026';
const NOT_HTTPS = '! Field must be an https:// address';
const OUT_OF_BOUNDS = '! Field must be between 0 and 10,00,00,00,00,000';
const TOO_LONG = '! Field must be at most 40 characters';
const NO_PHONE = '! Invalid Phone Number';
const NO_EMAIL = '! Invalid email address';
const NO_MINUTE = '! Field must be a date and time like 31-12-2026 10:00';
const NO_RATING = '! Field must be a whole number from 1 to 5';
const NOT_WHOLE = '! Field must be a whole number';
const THIS_YEAR = new Date().getFullYear();
const NO_YEAR = `! Field must be a whole number from 1900 to ${String(THIS_YEAR)}`;
const NO_SIZE = '! Field must be a whole number from 1 to 100';
const NO_DAYS = '! Field must be a whole number from 1 to 365';
const NO_FLAG = '! Field must be true or false';

type Case = readonly [value: unknown, expected: unknown];
const CASES: Readonly<Record<FieldType, readonly Case[]>> = {
  choice: [
    ['Park', 'Park'],
    [' Park ', 'Park'],
    ['Quaterly', 'Quarterly'],
    ['park', NOT_AN_OPTION],
    [3, NOT_TEXT],
    [['Park'], NOT_TEXT],
  ],
  count: [
    ['3', '3'],
    [3, '3'],
    [4, NOT_AN_OPTION],
    [3.5, NOT_AN_OPTION],
    [true, NOT_TEXT],
  ],
  unit: [
    ['Park', 'Park'],
    ['cubit', NOT_AN_OPTION],
  ],
  choices: [
    [
      ['Road', 'Park'],
      ['Road', 'Park'],
    ],
    [['Park', 'Park'], ['Park']],
    [['Park', 'Sea'], NOT_AN_OPTION],
    [[1], NOT_AN_OPTION],
    ['Park', NOT_A_LIST],
    [{ 0: 'Park' }, NOT_A_LIST],
  ],
  master: [
    [' Sector 7 ', 'Sector 7'],
    [{}, NOT_TEXT],
  ],
  text: [
    ['  two words  ', 'two words'],
    [`  ${'a'.repeat(40)}  `, 'a'.repeat(40)],
    ['a'.repeat(41), TOO_LONG],
    ['😀'.repeat(40), '😀'.repeat(40)],
    ['😀'.repeat(41), TOO_LONG],
    [5, NOT_TEXT],
    [false, NOT_TEXT],
    ['a\0b', UNSTORABLE],
    ['a\ud800b', UNSTORABLE],
    ['\udc00', UNSTORABLE],
  ],
  longText: [
    ['\u200b\u2060\ufeff \u3164', null],
    ['क्‍ष', 'क्‍ष'],
    ['one\ntwo', 'one\ntwo'],
    ['न'.repeat(41), TOO_LONG],
    [['a'], NOT_TEXT],
  ],
  link: [
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    [' https://example.com ', 'https://example.com'],
    ['http://example.com', NOT_HTTPS],
    ['example.com', NOT_HTTPS],
    ['javascript:alert(1)', NOT_HTTPS],
    ['https://', NOT_HTTPS],
    ['https://example.com/a b', NOT_HTTPS],
    [`https://example.com/${'a'.repeat(40)}`, TOO_LONG],
    [7, NOT_TEXT],
  ],
  phone: [
    ['9200000001', '9200000001'],
    [' 9200000001 ', '9200000001'],
    ['1000000000', '1000000000'],
    ['0200000001', NO_PHONE],
    ['920000000', NO_PHONE],
    ['92000000011', NO_PHONE],
    ['+919200000001', NO_PHONE],
    ['92000 00001', NO_PHONE],
    [9200000001, NOT_TEXT],
  ],
  mobile: [
    ['+91 98765-43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['+919876543210', '9876543210'],
    [' 9200000001 ', '9200000001'],
    ['\u200b', null],
    ['920000000', NO_PHONE],
    ['+1 98765 43210', NO_PHONE],
    ['9876543210x', NO_PHONE],
    [9200000001, NOT_TEXT],
  ],
  date: [
    ['2026-12-31', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['2026-12-31T18:30:00.000Z', '2026-12-31'],
    ['31/12/2026', NOT_A_DATE],
    ['31-02-2026', NOT_A_DATE],
    ['soon', NOT_A_DATE],
    [20261231, NOT_TEXT],
  ],
  money: [
    [0, 0],
    [12.5, 12.5],
    [1e12, 1e12],
    [1e12 + 1, OUT_OF_BOUNDS],
    [-1, OUT_OF_BOUNDS],
    [Number.POSITIVE_INFINITY, OUT_OF_BOUNDS],
    [Number.NaN, OUT_OF_BOUNDS],
    ['5000000', 5000000],
    [' 12.5 ', 12.5],
    ['-1', OUT_OF_BOUNDS],
    ['lots', NOT_A_NUMBER],
    ['5,00,000', NOT_A_NUMBER],
    ['Infinity', NOT_A_NUMBER],
    [true, NOT_A_NUMBER],
    [[5], NOT_A_NUMBER],
  ],
  email: [
    [' asha@example.com ', 'asha@example.com'],
    ['asha', NO_EMAIL],
    ['asha@', NO_EMAIL],
    ['a b@example.com', NO_EMAIL],
    [5, NOT_TEXT],
  ],
  instant: [
    ['2026-12-31T18:30:00+05:30', '2026-12-31T13:00:00.000Z'],
    ['31-12-2026', '2026-12-31T00:00:00.000Z'],
    ['2026-12-31', '2026-12-31T00:00:00.000Z'],
    ['2026-12-31T25:00:00Z', NOT_A_DATE],
    ['today', NOT_A_DATE],
  ],
  minute: [
    ['2026-12-31T18:30:59+05:30', '2026-12-31T13:00:00.000Z'],
    [' 31-12-2026 18:30 ', '2026-12-31T13:00:00.000Z'],
    ['', null],
    ['31-12-2026', NO_MINUTE],
    ['today', NO_MINUTE],
    [5, NOT_TEXT],
  ],
  rating: [
    [5, 5],
    ['4', 4],
    [0, NO_RATING],
    [6, NO_RATING],
    [2.5, NO_RATING],
    ['good', NO_RATING],
    [true, NO_RATING],
  ],
  position: [
    [-3, 3],
    ['-3', 3],
    [0, 0],
    [1.5, NOT_WHOLE],
    ['first', NOT_WHOLE],
    [2_147_483_648, NOT_WHOLE],
  ],
  year: [
    [THIS_YEAR, THIS_YEAR],
    ['1999', 1999],
    [1899, NO_YEAR],
    [THIS_YEAR + 1, NO_YEAR],
    [1999.5, NO_YEAR],
    ['last', NO_YEAR],
  ],
  pageSize: [
    [1, 1],
    ['100', 100],
    [0, NO_SIZE],
    [101, NO_SIZE],
    [true, NO_SIZE],
  ],
  days: [
    [1, 1],
    ['365', 365],
    [0, NO_DAYS],
    [366, NO_DAYS],
    [1.5, NO_DAYS],
    [true, NO_DAYS],
  ],
  flag: [
    [true, true],
    [false, false],
    ['true', NO_FLAG],
    [1, NO_FLAG],
  ],
  area: [
    ['1450', 1450],
    [1e12 + 1, OUT_OF_BOUNDS],
    [{}, NOT_A_NUMBER],
  ],
  length: [
    [30.5, 30.5],
    [-0.1, OUT_OF_BOUNDS],
    ['wide', NOT_A_NUMBER],
  ],
};
const TYPES = Object.keys(CASES) as FieldType[];

describe('a value of type', () => {
  it.each(TYPES.flatMap((type) => CASES[type].map((one) => [type, ...one] as const)))(
    '%s: %p becomes %p',
    (type, value, expected) => {
      expect(read(type, value)).toEqual(expected);
    },
  );

  it.each(TYPES)('%s is not given by null, an empty text or blanks', (type) => {
    expect([null, '', '   '].map((value) => read(type, value))).toEqual([null, null, null]);
    expect(read(type, undefined)).toBeUndefined();
  });
});

it('storage never refuses a text that the rule takes, counted in UTF-16 as Strapi does', () => {
  for (const type of ['master', 'text', 'longText', 'link'] as const)
    expect(FIELD_TYPES[type].attribute(rule)).toHaveProperty('maxLength', '😀'.repeat(40).length);
});
