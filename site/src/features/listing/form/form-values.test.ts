import { describe, expect, it } from '@jest/globals';
import { AREAS, FORM_SECTIONS, KIND_FIELDS, KINDS, parseListing } from '../../../domain';
import {
  bodyOf,
  emptyValues,
  priceTextOf,
  sectionsOf,
  shownFields,
  valuesOf,
  WITHOUT_IMAGES,
  withoutDeleted,
} from './form-values';

const names = (kind: 'propresi' | 'propcom', more: Record<string, string>) =>
  shownFields(kind, { ...emptyValues(kind), ...more }).map(({ name }) => name);

describe('shownFields', () => {
  it('shows the fields of the purpose alone', () => {
    const sale = names('propresi', { propertyFor: 'SALE' });
    const rent = names('propresi', { propertyFor: 'RENT' });
    expect(sale).toEqual(expect.arrayContaining(['expectedPrice', 'status', 'transactionType']));
    expect(sale).not.toContain('expectedRent');
    expect(rent).toEqual(expect.arrayContaining(['expectedRent', 'tenantsWithPets', 'agreement']));
    expect(rent).not.toContain('status');
    expect(names('propresi', { propertyFor: 'PG ACCOMMODATION' })).toEqual(rent);
    expect(names('propcom', { propertyFor: 'RENT' })).not.toContain('tenantsWithPets');
  });

  it('shows what every purpose has as long as none is chosen', () => {
    const shown = names('propresi', {});
    expect(shown).toContain('propertyFor');
    expect(shown).not.toContain('expectedPrice');
    expect(shown).not.toContain('expectedRent');
  });

  it('shows the unit of an area that is typed with commas', () => {
    expect(names('propcom', { areaPlot: '1,200' })).toContain('areaPlotUnit');
  });

  it('shows the unit of an area that is above 0', () => {
    for (const areaPlot of ['', '0', 'many']) {
      expect(names('propcom', { areaPlot })).not.toContain('areaPlotUnit');
    }
    expect(names('propcom', { areaPlot: '12.5' })).toContain('areaPlotUnit');
    expect(names('propcom', { areaPlot: '12.5' })).not.toContain('areaCarpetUnit');
  });
});

it('a duplicate has no name that was deleted from a master list', () => {
  const values = valuesOf('propresi', { locality: 'Sector 1', projectName: 'Gone', bedroom: '2' });
  const masters = { locality: ['Sector 1', 'Sector 2'], projectName: ['There'] };
  expect(withoutDeleted('propresi', values, masters)).toEqual({
    ...values,
    projectName: '',
    [WITHOUT_IMAGES]: false,
  });
});

it('a price has its digits grouped, all else is as it is', () => {
  expect(priceTextOf('propresi', 'expectedPrice', '9700000')).toBe('97,00,000');
  expect(priceTextOf('propresi', 'expectedPrice', '')).toBeUndefined();
  expect(priceTextOf('propresi', 'expectedPrice', 'many')).toBeUndefined();
  expect(priceTextOf('propresi', 'locality', '1000')).toBeUndefined();
});

it('every field is in a section, each once, an area beside its unit', () => {
  for (const kind of KINDS) {
    const areas = Object.fromEntries(
      KIND_FIELDS[kind].filter(({ type }) => type === 'area').map(({ name }) => [name, '1']),
    );
    for (const propertyFor of ['SALE', 'RENT']) {
      const values = { ...emptyValues(kind), ...areas, propertyFor };
      const rows = sectionsOf(kind, values).flatMap((section) => section.rows);
      expect(
        rows
          .flat()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(
        shownFields(kind, values)
          .map(({ name }) => name)
          .sort(),
      );
      expect(rows).toContainEqual([
        expect.objectContaining({ name: 'areaPlot' }),
        expect.objectContaining({ name: 'areaPlotUnit' }),
      ]);
    }
  }
});

it('an empty form begins with the category and an available listing, and misses what is required', () => {
  expect(emptyValues('propcom')).toMatchObject({
    category: 'Commercial',
    stage: 'Available',
    propcomStatus: 'active',
  });
  const read = parseListing('propcom', AREAS[0], bodyOf('propcom', emptyValues('propcom')));
  expect(read.ok ? [] : Object.keys(read.errors).sort()).toEqual([
    ...['furnishedStatus', 'locality', 'projectType', 'propertyFor', 'propertyType'],
  ]);
});

it('a listing comes into the form as it is typed, and goes out as it was', () => {
  const listing = {
    propertyFor: 'SALE',
    expectedPrice: 12_500_000,
    possession: '2027-01-31',
    amenities: ['Lift', 'Park'],
    description: null,
    areaPlot: 200,
    areaPlotUnit: 'sq. yards',
    code: 'DWK-R-1',
  };
  const values = valuesOf('propresi', listing);
  expect(values).toMatchObject({
    expectedPrice: '12500000',
    possession: '31-01-2027',
    amenities: ['Lift', 'Park'],
    description: '',
    additionalRooms: [],
  });
  expect(values).not.toHaveProperty('code');
  expect(bodyOf('propresi', values)).toMatchObject({ areaPlotUnit: 'sq. yards', description: '' });
  expect(bodyOf('propresi', values)).not.toHaveProperty('expectedRent');
});

it('amounts go out as numbers are written, whatever their commas; other texts as they are', () => {
  const typed = { propertyFor: 'SALE', expectedPrice: '1,25,00,000', areaPlot: '1,200.5' };
  const sent = bodyOf('propcom', {
    ...emptyValues('propcom'),
    ...typed,
    address: '1,200, Ring Road',
  });
  expect(sent).toMatchObject({ expectedPrice: '12500000', areaPlot: '1200.5' });
  expect(sent).toMatchObject({ address: '1,200, Ring Road' });
});

it.each([
  ['+91 92000-00081', '9200000081'],
  ['092000 00081', '9200000081'],
  ['12', '12'],
])('the phone %s goes out as %s', (phoneOfContactPerson, sent) => {
  const values = { ...emptyValues('propresi'), phoneOfContactPerson };
  expect(bodyOf('propresi', values)).toMatchObject({ phoneOfContactPerson: sent });
});

it('sections stand in the order of the catalogue', () => {
  const titles = sectionsOf('propresi', { ...emptyValues('propresi'), propertyFor: 'RENT' });
  expect(titles.map(({ title }) => title)).toEqual(Object.values(FORM_SECTIONS));
});
