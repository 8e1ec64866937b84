import { describe, expect, it } from '@jest/globals';
import { ValidationError } from 'yup';
import { Unreadable } from '../../../cms/src/import/file/cell';
import { choose, nothing, recognise, replace, say, titleCase } from './words';

describe('nothing', () => {
  it('takes the words that say nothing for nothing, whatever their case', () => {
    const step = nothing(['not available', 'nul']);
    expect(step('Not Available')).toBeNull();
    expect(step('available')).toBe('available');
  });
});

describe('choose', () => {
  const step = choose({ flat: 'Flat', house: 'House' });

  it('gives the word for the word', () => {
    expect(step('Flat')).toBe('Flat');
  });

  it('cannot read a word that is not in its table', () => {
    expect(() => step('barn')).toThrow(
      new Unreadable('is none of the words that the mapping knows: flat, house'),
    );
    expect(() => step('toString')).toThrow(Unreadable);
  });

  it('does not take anything but a table of words', () => {
    for (const options of [undefined, 'flat', ['flat'], { flat: 1 }]) {
      expect(() => choose(options)).toThrow(ValidationError);
    }
  });
});

describe('recognise', () => {
  const step = recognise([
    { matches: '^\\d+ to \\d+ year old$', is: 'Ready To Move' },
    { matches: '^by \\d{4}$', is: 'Under Construction' },
  ]);

  it('gives the value of the first pattern that matches', () => {
    expect(step('1 to 5 Year Old')).toBe('Ready To Move');
    expect(step('By 2027')).toBe('Under Construction');
  });

  it('cannot read what matches none', () => {
    expect(() => step('soon')).toThrow(Unreadable);
  });

  it('does not take a broken pattern', () => {
    expect(() => recognise([{ matches: '(', is: 'x' }])).toThrow(/not a regular expression/);
  });
});

describe('replace', () => {
  it('puts text in place of every match', () => {
    expect(replace([{ each: '\\broad road\\b', with: 'road' }])('sohna road road')).toBe(
      'sohna road',
    );
    const step = replace([{ each: '(?<=\\p{L})independent|independent(?=\\p{L})', with: 'nan' }]);
    expect(step('aindependentda')).toBe('ananda');
    expect(step('independent floors')).toBe('independent floors');
  });
});

describe('titleCase', () => {
  const step = titleCase({ acronyms: ['dlf', 'iii'], small: ['by', 'of'] });

  it.each([
    ['signature global park 4', 'Signature Global Park 4'],
    ['sector 37d', 'Sector 37D'],
    ['dlf city PHASE iii', 'DLF City Phase III'],
    ['la vida by tata housing', 'La Vida by Tata Housing'],
    ['of mice', 'Of Mice'],
    ["m3m king's 2nd court, block b-34", "M3M King's 2nd Court, Block B-34"],
    ['jalvayu/éclair', 'Jalvayu/Éclair'],
  ])('writes %s as a name', (text, name) => {
    expect(step(text)).toBe(name);
  });

  it('needs no options', () => {
    expect(titleCase(undefined)('gwal pahari')).toBe('Gwal Pahari');
  });
});

describe('say', () => {
  it('puts the value into the sentence, or the sentence in its place', () => {
    expect(say('Also here: {}.')('Park $& $1')).toBe('Also here: Park $& $1.');
    expect(say('More than 3 balconies.')('3+')).toBe('More than 3 balconies.');
  });
});
