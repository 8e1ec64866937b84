import { describe, expect, it } from '@jest/globals';
import { parseMasterName } from './master-name';

describe('readMasterName', () => {
  it('trims', () => {
    expect(parseMasterName('locality', ' Sector 7 ')).toEqual({ ok: true, value: 'Sector 7' });
  });

  it.each([
    ['', 'Residential Project Name is required'],
    [null, 'Residential Project Name is required'],
    [7, 'Residential Project Name must be text'],
    ['x'.repeat(201), 'Residential Project Name must be at most 200 characters'],
  ])('refuses case %#', (raw, message) => {
    expect(parseMasterName('projectNameResi', raw)).toEqual({
      ok: false,
      errors: { name: message },
    });
  });
});
