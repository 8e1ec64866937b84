import { describe, expect, it } from '@jest/globals';
import { importFields, suggestedFields } from './listing-import';
import { KINDS } from './listings';

describe.each(KINDS)('the fields of an import: %s', (kind) => {
  it('have labels of their own, by which a form offers them', () => {
    const labels = importFields(kind).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('are suggested for columns that are called like them, each once', () => {
    const columns = ['code', 'Property Type', 'propertyType', 'EXPECTED-PRICE', 'Note', 'demand'];
    expect(suggestedFields(kind, columns)).toEqual({
      ...{ code: 'code', 'Property Type': 'propertyType', propertyType: null },
      ...{ 'EXPECTED-PRICE': 'expectedPrice', Note: null, demand: null },
    });
  });
});
