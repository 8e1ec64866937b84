import { describe, expect, it } from '@jest/globals';
import { AREA_UNIT_NAMES } from '../../lib/domain';
import { Unreadable } from '../cell';
import { areaAmount, areaUnit, readAreas } from './area-text';

const read = (text: string) =>
  Object.fromEntries(
    readAreas(text, 'sq. m.').map(({ field, amount, unit }) => [field, [amount, unit]]),
  );

describe('readAreas', () => {
  it.each([
    [
      'Super Built up area 1081(100.43 sq.m.)Carpet area: 650 sq.ft. (60.39 sq.m.)',
      { areaSuper: [1081, 'sq. ft.'], areaCarpet: [650, 'sq. ft.'] },
    ],
    [
      'Super Built up area 1995(185.34 sq.m.)Built Up area: 1615.5 sq.ft. (150.04 sq.m.)Carpet area: 1476 sq.ft. (137.12 sq.m.)',
      {
        areaSuper: [1995, 'sq. ft.'],
        areaBuiltUp: [1615.5, 'sq. ft.'],
        areaCarpet: [1476, 'sq. ft.'],
      },
    ],
    ['Plot area 240(200.67 sq.m.)', { areaPlot: [240, 'sq. yards'] }],
    ['Plot area 3200(297.29 sq.m.)', { areaPlot: [3200, 'sq. ft.'] }],
    ['Plot area 14(354.1 sq.m.)', { areaPlot: [14, 'marla'] }],
    ['Plot area 2(1011.71 sq.m.)', { areaPlot: [2, 'kanal'] }],
    ['Plot area 1.5(6070.28 sq.m.)', { areaPlot: [1.5, 'acres'] }],
    ['Plot area 1 acres', { areaPlot: [1, 'acres'] }],
    ['Carpet area: 77.53', { areaCarpet: [77.53, 'sq. m.'] }],
    [
      'Super Built up area 161Carpet area: 108.4 sq.m.',
      { areaSuper: [161, 'sq. m.'], areaCarpet: [108.4, 'sq. m.'] },
    ],
    [
      'Built Up area: 97 Carpet area: 92 sq.m.',
      { areaBuiltUp: [97, 'sq. m.'], areaCarpet: [92, 'sq. m.'] },
    ],
  ])('reads %s', (text, areas) => {
    expect(read(text)).toEqual(areas);
  });

  it('knows each unit of the model', () => {
    for (const unit of AREA_UNIT_NAMES)
      expect(read(`Plot area 5 ${unit.replaceAll(' ', '')}`)).toEqual({ areaPlot: [5, unit] });
  });

  it.each([
    [
      'Plot area 115(7692.86 sq.m.)',
      'contradicts itself: 115 is 7692.86 sq. m. in no unit of area',
    ],
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
    expect(areaAmount(options)('Plot area 240(200.67 sq.m.)')).toBeNull();
    expect(areaUnit(options)('Plot area 240(200.67 sq.m.)')).toBeNull();
  });
});
