import { describe, expect, it } from '@jest/globals';
import {
  ENQUIRY_RULE,
  enquiryMessage,
  enquiryReference,
  parseByRule,
  plannedDayError,
  visitDays,
  visitError,
  wordsWithCode,
} from './index';

/** 23:00 of 30 November at the offices. */
const NOW = Date.parse('2026-11-30T17:30:00Z');

describe('the day of a visit', () => {
  it('is one of the next 14 days at the offices', () => {
    expect(visitDays(NOW)).toEqual({ first: '2026-11-30', last: '2026-12-14' });
    expect(visitDays(NOW + 3_600_000).first).toBe('2026-12-01');
  });

  it.each([
    [null, undefined],
    ['2026-11-30', undefined],
    ['2026-12-14', undefined],
    ['2026-11-29', 'Visit On must be within the next 14 days'],
    ['2026-12-15', 'Visit On must be within the next 14 days'],
  ])('%p: %p', (day, message) => {
    expect(visitError(day, NOW)).toBe(message);
  });
});

it.each([
  [null, undefined],
  ['2026-11-30', undefined],
  ['2027-11-30', undefined],
  ['2026-11-29', 'Follow-up On must be from today to one year from now'],
  ['2027-12-01', 'Follow-up On must be from today to one year from now'],
])('staff plan a follow-up for %p: %p', (day, message) => {
  expect(plannedDayError(ENQUIRY_RULE.fields.followUpOn, day, NOW)).toBe(message);
});

it('a lost enquiry needs a reason', () => {
  const lost = { name: 'Asha', phone: '9200000081', callTime: 'Anytime', stage: 'Lost' };
  expect(parseByRule(ENQUIRY_RULE, lost)).toEqual({
    ok: false,
    errors: { lostReason: 'Reason is required' },
  });
});

it('a reference has six digits, and more where they are needed', () => {
  expect(enquiryReference(123)).toBe('ENQ-000123');
  expect(enquiryReference(1_234_567)).toBe('ENQ-1234567');
});

it('the first text is a sentence', () => {
  const about = wordsWithCode('Flat for SALE in Dwarka New Delhi at ₹ 2.20 Cr', 'DWK-R-1019');
  expect(enquiryMessage('dwk', about)).toBe(
    'I am interested in Flat for SALE in Dwarka New Delhi at ₹ 2.20 Cr (DWK-R-1019).',
  );
  expect(enquiryMessage('dwk', undefined)).toBe(
    'I am interested in properties in Dwarka New Delhi.',
  );
  expect(enquiryMessage(undefined, undefined)).toBe('');
});
