import { describe, it, expect } from '@jest/globals';
import { parseListing } from './index';
import { errorsOf, HOME, read, SHOP, valuesOf } from './listing-fixture';
import type { Input } from './listing-fixture';

describe('what a purpose does not show', () => {
  const SALE_ONLY = {
    expectedPrice: 5000000,
    status: 'Upcoming',
    transactionType: 'Resale',
    loanOfferedBy: 'All The Leading Banks',
  };
  const RENT_ONLY = {
    expectedRent: 1000,
    securityDeposit: 2000,
    maintenanceCharges: 300,
    unitMaintenanceCharges: 'Monthly',
    otherCharges: 40,
    unitOtherCharges: 'Yearly',
    companyLease: 'Yes',
    agreement: 'Notary',
  };
  const TENANTS = {
    willingToRentOutTo: 'Family',
    notWillingToRentOutTo: 'Nobody',
    tenantsWhoAreNonVegetarians: 'No',
    tenantsWithPets: "Doesn't Matter",
  };
  const nulls = (fields: Input): Input =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  const RENTED = { ...RENT_ONLY, ...TENANTS };

  it('is stored as null, and the rest kept', () => {
    const all = { ...SALE_ONLY, ...RENTED };
    expect(valuesOf(read(all))).toMatchObject({ ...SALE_ONLY, ...nulls(RENTED) });
    for (const purpose of ['RENT', 'PG ACCOMMODATION'])
      expect(valuesOf(read({ ...all, propertyFor: purpose }))).toMatchObject({
        ...RENTED,
        ...nulls(SALE_ONLY),
      });
    expect(valuesOf(read({ ...SALE_ONLY, ...RENT_ONLY }, SHOP))).toMatchObject({
      ...RENT_ONLY,
      ...nulls(SALE_ONLY),
    });
  });

  it('is not looked at: a wrong value of it is no fault', () => {
    expect(valuesOf(read({ expectedRent: 'much', agreement: 7 }))).toMatchObject({
      expectedRent: null,
      agreement: null,
    });
    expect(valuesOf(read({ status: ['?'] }, SHOP))).toMatchObject({ status: null });
  });
});

describe('areas and units', () => {
  it.each([
    ['areaPlot', 'Plot Area Unit'],
    ['areaCarpet', 'Carpet Area Unit'],
    ['areaSuper', 'Super Area Unit'],
    ['areaBuiltUp', 'BuiltUp Area Unit'],
  ])('%s above 0 needs its unit', (name, label) => {
    const unit = `${name}Unit`;
    for (const base of [HOME, SHOP]) {
      expect(errorsOf(read({ [name]: 0.5 }, base))).toEqual({ [unit]: `${label} is required` });
      expect(errorsOf(read({ [name]: 0 }, base))).toEqual({});
      expect(valuesOf(read({ [name]: '1450', [unit]: 'sq. ft.' }, base))).toMatchObject({
        [name]: 1450,
        [unit]: 'sq. ft.',
      });
      expect(valuesOf(read({ [unit]: 'acres' }, base))).toMatchObject({ [unit]: null });
    }
  });

  it('an emptied area takes its unit along', () => {
    const current = { ...HOME, propresiStatus: 'active', areaPlot: 200, areaPlotUnit: 'sq. yards' };
    for (const nothing of [null, ''])
      expect(
        valuesOf(parseListing('propresi', 'dwk', { areaPlot: nothing }, current)),
      ).toMatchObject({ areaPlot: null, areaPlotUnit: null });
    expect(errorsOf(parseListing('propresi', 'dwk', { areaPlotUnit: '' }, current))).toEqual({
      areaPlotUnit: 'Plot Area Unit is required',
    });
  });
});

describe('values', () => {
  it('are cleaned', () => {
    const sent = {
      propertyFor: ' SALE ',
      expectedPrice: '5000000',
      bedroom: 3,
      bathroom: '10+',
      totalFloors: 15,
      projectName: '  Shri Radha Apartments ',
      additionalRooms: ['Study Room', 'Store', 'Store'],
      amenities: [],
      possession: '31-12-2026',
      liftsInTheTower: ' two ',
      ac: '3 split',
      phoneOfContactPerson: '9200000001',
      videoPath: 'https://example.com/v.mp4',
      description: '   ',
    };
    expect(valuesOf(read(sent))).toMatchObject({
      propertyFor: 'SALE',
      expectedPrice: 5000000,
      bedroom: '3',
      bathroom: '10+',
      totalFloors: '15',
      projectName: 'Shri Radha Apartments',
      additionalRooms: ['Study Room', 'Store'],
      amenities: null,
      possession: '2026-12-31',
      liftsInTheTower: 'two',
      ac: '3 split',
      phoneOfContactPerson: '9200000001',
      videoPath: 'https://example.com/v.mp4',
      description: null,
    });
  });

  it('take the old spelling Quaterly', () => {
    const frequencies = { unitMaintenanceCharges: 'Quaterly', unitOtherCharges: 'Quarterly' };
    expect(valuesOf(read(frequencies, SHOP))).toMatchObject({
      unitMaintenanceCharges: 'Quarterly',
      unitOtherCharges: 'Quarterly',
    });
  });

  it.each<readonly [string, unknown, string]>([
    ['propertyFor', 'LEASE', 'Property For must be one of: SALE, RENT, PG ACCOMMODATION'],
    ['category', 'Commercial', 'Category must be one of: Residential'],
    ['projectType', 'MALL', 'Project Type must be one of: CGHS, DDA, BUILDER'],
    ['locality', 7, 'Locality must be text'],
    ['expectedPrice', 'much', 'Demand must be a number'],
    ['expectedPrice', -1, 'Demand must be between 0 and 10,00,00,00,00,000'],
    ['areaPlot', 1e12 + 1, 'Plot Area must be between 0 and 10,00,00,00,00,000'],
    ['additionalRooms', 'Store', 'Additional Rooms must be a list'],
    ['possession', '30-02-2026', 'Possession must be a date like 31-12-2026'],
    ['phoneOfContactPerson', '12345', 'Invalid Phone Number'],
    ['videoPath', 'http://example.com', 'Video Path must be an https:// address'],
    ['description', {}, 'Description must be text'],
    ['bedroom', true, 'Bedrooms must be text'],
  ])('%s: %p is refused by name', (name, value, message) => {
    expect(errorsOf(parseListing('propresi', 'dwk', { ...HOME, [name]: value }))).toEqual({
      [name]: message,
    });
  });

  it('a type of the other region is refused, as is commercial PG accommodation', () => {
    expect(errorsOf(read({ propertyType: 'Villa' }))).toHaveProperty('propertyType');
    expect(errorsOf(read({ propertyType: 'Villa' }, HOME, 'ggn'))).toEqual({});
    expect(errorsOf(read({ projectType: 'DDA MKT COMPLEX' }, SHOP))).toEqual({});
    expect(errorsOf(read({ projectType: 'DDA MKT COMPLEX' }, SHOP, 'ggn'))).toHaveProperty(
      'projectType',
    );
    expect(errorsOf(read({ propertyFor: 'PG ACCOMMODATION' }, SHOP))).toEqual({
      propertyFor: 'Property For must be one of: SALE, RENT',
    });
  });

  it.each([
    ['description', 10_000],
    ['address', 1000],
    ['landmarks', 1000],
    ['others', 1000],
    ['reraNumber', 200],
    ['projectName', 200],
    ['locality', 200],
    ['wardrobes', 200],
  ])('%s has at most %d characters', (name, most) => {
    expect(valuesOf(read({ [name]: ` ${'😀'.repeat(most)} ` }))).toHaveProperty(
      name,
      '😀'.repeat(most),
    );
    expect(errorsOf(read({ [name]: 'a'.repeat(most + 1) }))[name]).toMatch(
      new RegExp(`must be at most ${String(most)} characters$`),
    );
  });

  it('a video address has at most 2,000', () => {
    const address = (length: number) => 'https://example.com/'.padEnd(length, 'a');
    expect(errorsOf(read({ videoPath: address(2000) }))).toEqual({});
    expect(errorsOf(read({ videoPath: address(2001) }))).toEqual({
      videoPath: 'Video Path must be at most 2000 characters',
    });
  });
});
