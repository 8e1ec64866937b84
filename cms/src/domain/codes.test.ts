import { describe, expect, it } from '@jest/globals';
import { matchingCodes } from './codes';
import { AREAS } from './regions';

const meant = (typed: string): readonly string[] => matchingCodes(typed).map(({ code }) => code);

describe('the codes that a person may mean', () => {
  it.each([
    ...[
      'DWK-C-1017',
      'dwk-c-1017',
      'DWK C 1017',
      ' dwkc1017 ',
      'Dwk–C–1017',
      'DWK/C.1017',
      '#DWK-C-1017',
    ],
  ])('%s is one', (typed) => {
    expect(meant(typed)).toEqual(['DWK-C-1017']);
  });

  it('are several where region or kind are left out', () => {
    const regions = AREAS.map((area) => area.toUpperCase());
    expect(meant('1017')).toEqual(regions.flatMap((one) => [`${one}-R-1017`, `${one}-C-1017`]));
    expect(meant('c 1017')).toEqual(regions.map((one) => `${one}-C-1017`));
    expect(meant('ggn 1017')).toEqual(['GGN-R-1017', 'GGN-C-1017']);
  });

  it.each(['', 'DWK-C', 'DWK-X-1017', 'DLF-C-1017', '1017-DWK', 'Sector 12', '9200000081'])(
    '“%s” is none',
    (typed) => {
      expect(meant(typed)).toEqual([]);
    },
  );
});
