import { describe, expect, it } from '@jest/globals';
import { AREA_UNIT_NAMES } from '../../lib/domain';
import { Unreadable } from '../../../cms/src/import/file/cell';
import { areaAmount, areaUnit, readAreas } from './area-text';

const read = (text: string) =>
  Object.fromEntries(
    readAreas(text, 'sq. m.').map(({ field, amount, unit }) => [field, [amount, unit]]),
  );

describe('readAreas', () => {
  it.each([
    [
      'Super Built up area 1000(92.9 sq.m.)Carpet area: 650 sq.ft. (60.39 sq.m.)',
      { areaSuper: [1000, 'sq. ft.'], areaCarpet: [650, 'sq. ft.'] },
    ],
    [
      'Super Built up area 2000(185.81 sq.m.)Built Up area: 1600.5 sq.ft. (148.69 sq.m.)Carpet area: 1400 sq.ft. (130.06 sq.m.)',
      {
        areaSuper: [2000, 'sq. ft.'],
        areaBuiltUp: [1600.5, 'sq. ft.'],
        areaCarpet: [1400, 'sq. ft.'],
      },
    ],
    ['Plot area 250(209.03 sq.m.)', { areaPlot: [250, 'sq. yards'] }],
    ['Plot area 3000(278.71 sq.m.)', { areaPlot: [3000, 'sq. ft.'] }],
    ['Plot area 12(303.51 sq.m.)', { areaPlot: [12, 'marla'] }],
    ['Plot area 3(1517.57 sq.m.)', { areaPlot: [3, 'kanal'] }],
    ['Plot area 1.5(6070.28 sq.m.)', { areaPlot: [1.5, 'acres'] }],
    ['Plot area 1 acres', { areaPlot: [1, 'acres'] }],
    ['Carpet area: 80.5', { areaCarpet: [80.5, 'sq. m.'] }],
    [
      'Super Built up area 150Carpet area: 100.4 sq.m.',
      { areaSuper: [150, 'sq. m.'], areaCarpet: [100.4, 'sq. m.'] },
    ],
    [
      'Built Up area: 95 Carpet area: 90 sq.m.',
      { areaBuiltUp: [95, 'sq. m.'], areaCarpet: [90, 'sq. m.'] },
    ],
  ])('reads %s', (text, areas) => {
    expect(read(text)).toEqual(areas);
  });

  it('knows each unit of the model', () => {
    for (const unit of AREA_UNIT_NAMES)
      expect(read(`Plot area 5 ${unit.replaceAll(' ', '')}`)).toEqual({ areaPlot: [5, unit] });
  });

  it.each([
    ['Plot area 130(9100.5 sq.m.)', 'contradicts itself: 130 is 9100.5 sq. m. in no unit of area'],
    ['Carpet area: 100 sq.ft. (100 sq.m.)', 'contradicts itself: 100 is 100 sq. m. not in sq.ft.'],
    ['Carpet area: 650 rods', 'holds areas in a form that is not known: rods'],
    ['on request', 'holds areas in a form that is not known: on request'],
    ['Loading area: 650', 'names an area that is not known: loading area'],
  ])('cannot read %s', (text, reason) => {
    expect(() => read(text)).toThrow(new Unreadable(reason));
  });
});

describe('areaAmount and areaUnit', () => {
  const options = { of: 'areaCarpet', bare: 'sq. m.' };

  it('give one of the areas, or nothing where the text has it not', () => {
    expect(areaAmount(options)('Carpet area: 650 sq.ft. (60.39 sq.m.)')).toBe(650);
    expect(areaUnit(options)('Carpet area: 650 sq.ft. (60.39 sq.m.)')).toBe('sq. ft.');
    expect(areaAmount(options)('Plot area 250(209.03 sq.m.)')).toBeNull();
    expect(areaUnit(options)('Plot area 250(209.03 sq.m.)')).toBeNull();
  });
});
