import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import { FLOORS } from '../../lib/domain';
import { Unreadable } from '../../../cms/src/import/file/cell';
import { lakh, rupees, count, countFromOne, crore, floor } from './numbers';

describe('crore', () => {
  it('is rupees, to the rupee', () => {
    expect(crore(undefined)('0.82')).toBe(8_200_000);
    expect(crore(undefined)('1.15')).toBe(11_500_000);
  });

  it('cannot read what is no number', () => {
    for (const text of ['on request', '1,2', 'Infinity']) {
      expect(() => crore(undefined)(text)).toThrow(new Unreadable('is not a number'));
    }
  });

  it('takes no options', () => {
    expect(() => crore(10)).toThrow(ValidationError);
  });
});

describe('count', () => {
  const step = count(10);

  it('is the text of a whole number, however it was written', () => {
    expect(step('3.0')).toBe('3');
    expect(step('10')).toBe('10');
  });

  it('is the open end above the highest', () => {
    expect(step('12')).toBe('10+');
  });
  it('is nothing at 0', () => {
    expect(step('0')).toBeNull();
  });

  it('cannot read parts and what is below 0', () => {
    expect(() => step('2.5')).toThrow(new Unreadable('is not a whole number'));
    expect(() => step('-1')).toThrow(Unreadable);
  });
});

describe('countFromOne', () => {
  it('cannot be 0', () => {
    expect(() => countFromOne(15)('0.0')).toThrow(new Unreadable('cannot be 0'));
    expect(countFromOne(15)('16')).toBe('15+');
  });
});

describe('floor', () => {
  const step = floor(undefined);

  it('names the floors as the model does', () => {
    const names = Array.from({ length: 20 }, (_, number) => step(`${String(number)}.0`));
    expect(names.slice(0, 5)).toEqual(['Ground', '1st', '2nd', '3rd', '4th']);
    expect(names.slice(14)).toEqual(['14th', '15th', '15+', '15+', '15+', '15+']);
    expect(names.filter((name) => !FLOORS.includes(String(name)))).toEqual([]);
  });
});

describe('amounts', () => {
  it.each([
    [rupees(undefined), '₹ 1,25,000', 125_000],
    [lakh(undefined), '95.5', 9_550_000],
    [crore(undefined), '1.234567', 12_345_670],
    [lakh({ roundTo: 10_000 }), '95.46', 9_550_000],
    [rupees({ roundTo: 500 }), 'Rs. 12,249', 12_000],
  ])('%# are rupees', (step, text, rupeesOfIt) => {
    expect(step(text)).toBe(rupeesOfIt);
  });

  it.each(['1,2', '12,34,56', 'on request', '₹', '1,000,'])('%s is none', (text) => {
    expect(() => rupees(undefined)(text)).toThrow('is not a number');
  });

  it('are rounded to what there is', () => {
    expect(() => crore({ roundTo: 0 })).toThrow('roundTo must be a positive number');
    expect(() => crore({ nearest: 5 })).toThrow();
  });
});
