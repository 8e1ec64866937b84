import { describe, expect, it } from '@jest/globals';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { FIELD_TYPES } from '../domain';
import type { FieldType } from '../domain';

const ajv = new Ajv2020({ strict: true, strictTypes: false });
addFormats(ajv);

const rule = { label: 'Field', options: ['3', '10+', 'Quarterly', 'Park'], max: 40 };

/** Test values. Each type accepts some and rejects others. Trimming is only in the descriptions. */
const VALUES: readonly unknown[] = [
  ...['3', '10+', 'Quarterly', 'Quaterly', 'Park', 'park', 'x'.repeat(40), 'x'.repeat(41)],
  ...['+91 98765-43210', '098765 43210', '0091 98765 43210', '+1 9876543210'],
  ...['9200000001', '0200000001', 'a@example.com', 'a@', 'https://example.com/v', 'http://x'],
  ...['2026-12-31', '31-12-2026', '2026-12-31T10:00:00Z', '31/12/2026', '31-12-2026 10:00'],
  ...['0', '5', '12.5', '-1', 'javascript:1'],
  ...['2020', 2020, 101],
  ...[0, 1, 3, 5, 6, -1, 1.5, 1e12, 2e12, true, false],
  ...[['Park'], ['Park', 'Sea'], [1], {}],
];

/** Values that the JSON Schema of a type accepts, but its rule rejects. */
const LOOSER: Readonly<Partial<Record<FieldType, readonly unknown[]>>> = {
  // JSON Schema cannot limit a number that is sent as text.
  money: ['-1'],
  area: ['-1'],
  length: ['-1'],
  rating: ['0', '12.5', '-1', '9200000001', '0200000001', '2020'],
  position: ['12.5', '9200000001'],
  year: ['3', '0', '5', '12.5', '-1', '9200000001', '0200000001', 1e12, 2e12],
  days: ['0', '12.5', '-1', '2020', '9200000001', '0200000001'],
  pageSize: ['0', '12.5', '-1', '2020', '9200000001', '0200000001'],
};

function read(type: FieldType, value: unknown): unknown {
  const schema = FIELD_TYPES[type].schema(rule);
  return schema.isValidSync(value) ? schema.cast(value) : undefined;
}

describe.each(Object.keys(FIELD_TYPES) as FieldType[])('%s', (type) => {
  const { answered, taken } = FIELD_TYPES[type].json(rule);

  it('is described as it is taken', () => {
    const accepts = ajv.compile(taken);
    const described = VALUES.filter((value) => accepts(value));
    const readable = VALUES.filter((value) => read(type, value) !== undefined);
    expect(described.filter((value) => !LOOSER[type]?.includes(value))).toEqual(readable);
    expect(readable.length).toBeGreaterThan(0);
  });

  it('is answered as it is described', () => {
    const accepts = ajv.compile(answered);
    const values = VALUES.map((value) => read(type, value)).filter((value) => value !== undefined);
    expect(values.filter((value) => !accepts(value))).toEqual([]);
  });
});
