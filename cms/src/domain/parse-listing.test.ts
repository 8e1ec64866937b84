import { describe, it, expect } from '@jest/globals';
import { fromAttributes, parseListing, toAttributes } from './index';
import type { Area, Kind } from './index';
import { errorsOf, HOME, read, SHOP, valuesOf } from './listing-fixture';
import type { Input } from './listing-fixture';

const asRent = (purpose: string): Input => ({
  ...HOME,
  propertyFor: purpose,
  expectedPrice: null,
  status: null,
  expectedRent: 35000,
});

describe('a new listing', () => {
  it('has each field of its kind, null where nothing was sent, and is active', () => {
    const home = valuesOf(read());
    expect(home).toMatchObject({
      ...HOME,
      propresiStatus: 'active',
      balcony: null,
      amenities: null,
    });
    expect(home).not.toHaveProperty('propcomStatus');
    const shop = valuesOf(read({}, SHOP, 'ggn'));
    expect(shop).toMatchObject({ ...SHOP, propcomStatus: 'active', store: null });
    expect(shop).not.toHaveProperty('balcony');
  });

  it.each([undefined, null, '', '  ', 'active'])('with the status %p is active', (status) => {
    expect(valuesOf(read({ propresiStatus: status }))).toMatchObject({ propresiStatus: 'active' });
  });

  it('may be inactive, but nothing else', () => {
    expect(valuesOf(read({ propcomStatus: 'inactive' }, SHOP))).toMatchObject({
      propcomStatus: 'inactive',
    });
    expect(errorsOf(read({ propresiStatus: 'sold' }))).toEqual({
      propresiStatus: 'Property Status must be one of: active, inactive',
    });
  });

  it('drops what is no field of its kind', () => {
    const sent = {
      _id: '1',
      code: 'DWK-R-1',
      city: 'Goa',
      imagePaths: ['/x'],
      store: 5,
      length: -1,
    };
    const values = valuesOf(read(sent));
    for (const name of Object.keys(sent)) expect(values).not.toHaveProperty(name);
  });
});

describe('what is required', () => {
  it.each([
    ['propertyFor', 'Property For'],
    ['category', 'Category'],
    ['propertyType', 'Property Type'],
    ['furnishedStatus', 'Furnished Status'],
    ['projectType', 'Project Type'],
    ['locality', 'Locality'],
    ['expectedPrice', 'Demand'],
    ['status', 'Status'],
  ])('%s of a sale', (name, label) => {
    for (const nothing of [undefined, null, '', '  ']) {
      const outcome = parseListing('propresi', 'dwk', { ...HOME, [name]: nothing });
      expect(errorsOf(outcome)).toEqual({ [name]: `${label} is required` });
    }
  });

  it.each<readonly [string, Input]>([
    ['RENT', asRent('RENT')],
    ['PG ACCOMMODATION', asRent('PG ACCOMMODATION')],
    ['commercial RENT', SHOP],
  ])('%s needs a rent demand, neither demand nor status', (_name, base) => {
    expect(errorsOf(read({}, base))).toEqual({});
    expect(errorsOf(read({ expectedRent: '' }, base))).toEqual({
      expectedRent: 'Rent Demand is required',
    });
  });

  it('is named all at once; without a purpose, nothing that hangs on it', () => {
    expect(errorsOf(parseListing('propcom', 'ggn', {}))).toEqual({
      propertyFor: 'Property For is required',
      category: 'Category is required',
      propertyType: 'Property Type is required',
      furnishedStatus: 'Furnished Status is required',
      projectType: 'Project Type is required',
      locality: 'Locality is required',
    });
  });

  it.each([
    ['expectedPrice', HOME, 'Demand'],
    ['expectedRent', SHOP, 'Rent Demand'],
  ])('%s is above 0', (name, base, label) => {
    for (const zero of [0, '0'])
      expect(errorsOf(read({ [name]: zero }, base))).toEqual({
        [name]: `${label} must be above 0`,
      });
    expect(errorsOf(read({ [name]: 1 }, base))).toEqual({});
  });

  it('is not: bedrooms, bathrooms, project, and prices of 0 that are optional', () => {
    const more = { bedroom: '', bathroom: null, projectName: '', aproxValueOfWork: 0 };
    expect(valuesOf(read(more))).toMatchObject({ bedroom: null, aproxValueOfWork: 0 });
  });
});

describe('an edit', () => {
  const current = { ...valuesOf(read({ bedroom: 3, securityDeposit: 5 })), projectName: 'Old' };
  const edit = (input: Input) => parseListing('propresi', 'dwk', input, current);

  it('keeps what is not sent, and empties what is sent empty', () => {
    expect(valuesOf(edit({}))).toEqual(current);
    expect(valuesOf(edit({ expectedPrice: undefined, bedroom: '' }))).toEqual({
      ...current,
      bedroom: null,
    });
  });

  it('never empties what is required, the status neither', () => {
    expect(errorsOf(edit({ locality: '', propresiStatus: null }))).toEqual({
      locality: 'Locality is required',
      propresiStatus: 'Property Status is required',
    });
  });

  it('keeps an inactive listing inactive', () => {
    const inactive = { ...current, propresiStatus: 'inactive' };
    expect(valuesOf(parseListing('propresi', 'dwk', { bedroom: 2 }, inactive))).toMatchObject({
      propresiStatus: 'inactive',
      bedroom: '2',
    });
  });

  it('is judged by the record as it would become', () => {
    expect(errorsOf(edit({ propertyFor: 'RENT' }))).toEqual({
      expectedRent: 'Rent Demand is required',
    });
    expect(valuesOf(edit({ propertyFor: 'RENT', expectedRent: 20000 }))).toMatchObject({
      expectedRent: 20000,
      expectedPrice: null,
      status: null,
      bedroom: '3',
    });
  });
});

describe('storage', () => {
  it.each<readonly [Kind, Area, Input]>([
    ['propresi', 'dwk', HOME],
    ['propcom', 'ggn', SHOP],
  ])('of %s gives back what it was given', (kind, area, base) => {
    const values = valuesOf(parseListing(kind, area, base));
    const stored = toAttributes(kind, area, values);
    expect(fromAttributes(kind, stored)).toEqual(values);
    expect(stored).not.toHaveProperty('status');
    expect(stored).toMatchObject({ constructionStatus: values.status, area });
  });
});
