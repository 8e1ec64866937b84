import { describe, expect, it } from '@jest/globals';
import { readList } from '../../../cms/src/import/file/cell';
import { join, list, synonyms } from './lists';

describe('readList', () => {
  it.each([
    [`['Park', "McDonald's", 'Lift(s)']`, ['Park', "McDonald's", 'Lift(s)']],
    [String.raw`['D\'Souza Court', 'World\xa0School']`, ["D'Souza Court", 'World School']],
    ['study room, servant room', ['study room', 'servant room']],
    ['Lift; Park', ['Lift', 'Park']],
    ['[]', []],
    ['', []],
  ])('reads %s', (text, entries) => {
    expect(readList(text)).toEqual(entries);
  });
});

describe('list', () => {
  it('takes an empty list for nothing', () => {
    expect(list(undefined)('[]')).toBeNull();
    expect(list(undefined)("['Park']")).toEqual(['Park']);
  });
});

describe('synonyms', () => {
  const step = synonyms({ 'lift(s)': 'Lift', elevator: 'Lift', park: 'Park' });

  it('gives each known word once, and leaves the others out', () => {
    expect(step(['Lift(s)', 'Elevator', 'Helipad', 'Park'])).toEqual(['Lift', 'Park']);
  });

  it('is nothing where it knows no word', () => {
    expect(step(['Helipad'])).toBeNull();
  });
});

describe('join', () => {
  it('holds as many whole entries as there is room for', () => {
    const step = join({ with: ', ', max: 12 });
    expect(step(['Park', 'Road', 'School'])).toBe('Park, Road');
    expect(step(['Park', 'Hospital', 'Mall'])).toBe('Park, Mall');
  });
});
