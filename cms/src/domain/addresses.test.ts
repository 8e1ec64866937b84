import { describe, it, expect } from '@jest/globals';
import { detailBase, detailCall, detailPath, listPath, masterListCall, regionPath } from './index';
import { AREAS, REGION_KINDS, REGION_LISTS, searchCall } from './index';

describe('pages', () => {
  it('of the regions', () => {
    expect([regionPath('dwk'), regionPath('ggn')]).toEqual(['/dwk/', '/ggn/']);
  });

  it.each([
    ['dwk', 'RS', '/dwk/propresi/PropResiSaleSearchList'],
    ['dwk', 'RR', '/dwk/propresi/PropResiRentSearchList'],
    ['ggn', 'CS', '/ggn/propcom/PropComSaleSearchList'],
    ['ggn', 'CR', '/ggn/propcom/PropComRentSearchList'],
  ] as const)('of the list %s %s', (area, list, path) => {
    expect(listPath(area, list)).toBe(path);
    expect(listPath(area, list, 1)).toBe(path);
    expect(listPath(area, list, 2)).toBe(`${path}/2`);
    expect(listPath(area, list, 13)).toBe(`${path}/13`);
  });

  it('of a property', () => {
    expect(detailBase('dwk', 'propresi')).toBe('/dwk/propresi/PropResiDetail');
    expect(detailPath('dwk', 'propresi', 'abc1')).toBe('/dwk/propresi/PropResiDetail/abc1');
    expect(detailPath('ggn', 'propcom', 'a/b?c')).toBe('/ggn/propcom/PropComDetail/a%2Fb%3Fc');
  });
});

describe('calls', () => {
  it.each([
    ['RS', '/api/ggn/PropResiSaleSearch'],
    ['RR', '/api/ggn/PropResiRentSearch'],
    ['CS', '/api/ggn/PropComSaleSearch'],
    ['CR', '/api/ggn/PropComRentSearch'],
  ] as const)('of the search %s', (list, path) => {
    expect(searchCall('ggn', list)).toBe(path);
  });

  it.each([
    ['locality', '/api/dwk/LocalityList'],
    ['projectNameResi', '/api/dwk/ProjectNameResiList'],
    ['projectNameCom', '/api/dwk/ProjectNameComList'],
  ] as const)('of the names %s', (master, path) => {
    expect(masterListCall('dwk', master)).toBe(path);
  });

  it('of a property', () => {
    expect(detailCall('dwk', 'propresi', 'abc1')).toBe('/api/dwk/PropResiDetail/abc1');
    expect(detailCall('ggn', 'propcom', '../x')).toBe('/api/ggn/PropComDetail/..%2Fx');
  });
});

it('every list and kind of every region, in the order of the menus', () => {
  expect(REGION_LISTS.map(({ area, list }) => `${area} ${list}`)).toEqual([
    ...AREAS.flatMap((area) => [`${area} RS`, `${area} RR`, `${area} CS`, `${area} CR`]),
  ]);
  expect(REGION_KINDS.map(({ area, kind }) => `${area} ${kind}`)).toEqual([
    ...AREAS.flatMap((area) => [`${area} propresi`, `${area} propcom`]),
  ]);
});
