import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  AREAS,
  CODE_COLUMN,
  csvFields,
  csvTexts,
  guardedCell,
  KIND_FACTS,
  KINDS,
  parseListing,
  STORED_FIELDS,
  toAttributes,
} from '../lib/domain';
import type { Area, FieldType, Kind, ListingValues, StoredName } from '../lib/domain';
import { random } from '../lib/random';
import type { Random } from '../lib/random';
import { useTempFolder } from '../lib/temp-folder-fixture';
import { openCsv } from './open-csv';
import { findMapping } from './find-mapping';
import { importFile } from './import-file';
import { Memory } from './memory-store-fixture';
import { csvLine } from './report';

const folder = useTempFolder();
beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const TEXTS = [
  ...['=1+1', "'=1+1", "''@x", "'quoted'", '-', '+91', '＝x', 'a, "b"; c', '[x]', '0012', '1e5'],
  ...['two\nlines\r\nand  spaces', 'सेक्टर\u00a0२', 'e\u0301 is not é', 'TRUE', '2026-01-02'],
];

/** A random value of each type that a listing has. */
const VALUES: Readonly<
  Partial<Record<FieldType, (rolls: Random, options: readonly string[]) => unknown>>
> = {
  choice: ({ pick }, options) => pick(options),
  count: ({ pick }, options) => pick(options),
  unit: ({ pick }, options) => pick(options),
  choices: ({ chance }, options) => options.filter(() => chance(0.3)),
  master: ({ pick }) => pick(TEXTS),
  text: ({ pick }) => pick(TEXTS),
  longText: ({ pick }) => pick(TEXTS),
  phone: ({ int }) => `98${String(int(10_000_000, 99_999_999))}`,
  link: () => 'https://example.com/?a=1,2&b="x"',
  date: ({ int }) => `20${String(int(10, 60))}-0${String(int(1, 9))}-${String(int(10, 28))}`,
  minute: ({ int }) => new Date(Date.UTC(2030, 0, 1, 0, int(0, 900_000))).toISOString(),
  money: ({ int, next, pick }) => pick([int(1, 1e9), 1e12, next() * 1e6]),
  area: ({ int, next, pick }) => pick([int(1, 5000), 1e-9, next() * 1e3]),
  length: ({ int, next }) => int(1, 90) + next(),
};

/** A random valid listing. */
function listing(kind: Kind, area: Area, rolls: Random): ListingValues {
  const { category, purposes } = KIND_FACTS[kind];
  const set = { propertyFor: rolls.pick(purposes), category, publicUntil: null };
  const values = STORED_FIELDS[kind].map((field) => {
    const value = VALUES[field.type]?.(rolls, field.optionsIn(area));
    if (value === undefined) throw new Error(`no values for ${field.type}`);
    const isKept = field.required === true || field.unitOf !== undefined || rolls.chance(0.7);
    return [field.name, isKept ? value : null] as const;
  });
  const stages = { stage: rolls.pick(['Draft', 'Withdrawn']), publicFrom: '2031-01-01T00:00Z' };
  const read = parseListing(kind, area, { ...Object.fromEntries(values), ...set, ...stages });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.value;
}

async function importBack(kind: Kind, area: Area, csv: string) {
  const file = join(folder(), 'export.csv');
  const report = join(folder(), 'report.csv');
  await writeFile(file, csv);
  const opened = await openCsv(file);
  const mapping = await findMapping(file, opened.header, { mapping: undefined, kind: undefined });
  const store = new Memory();
  const plan = { csv: opened, name: 'export.csv', mapping, area, report, dryRun: false };
  await importFile(plan, store);
  return { kind: mapping.kind, listings: store.listings, report: await readFile(report, 'utf8') };
}

function fileOf(kind: Kind, rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [CODE_COLUMN, ...csvFields(kind).map(({ name }) => name)];
  const lines = rows.map((row) => csvLine(columns.map((name) => guardedCell(row[name] ?? ''))));
  return `\uFEFF${[csvLine(columns), ...lines].join('')}`;
}

describe.each(AREAS.flatMap((area) => KINDS.map((kind) => [area, kind] as const)))(
  'an export of %s %s',
  (area, kind) => {
    it('gives back every value of any listing', async () => {
      const rolls = random(`${area} ${kind}`);
      const all = Array.from({ length: 150 }, () => listing(kind, area, rolls));
      const seen = new Set(
        all.flatMap((values) =>
          Object.keys(values).filter((name) => values[name as StoredName] !== null),
        ),
      );
      expect(
        STORED_FIELDS[kind].filter(({ name }) => !seen.has(name)).map(({ name }) => name),
      ).toEqual(['publicUntil']);
      const rows = all.map((values, n) => ({
        [CODE_COLUMN]: `X-${String(n)}`,
        ...csvTexts(kind, toAttributes(kind, area, values)),
      }));
      const { listings, ...read } = await importBack(kind, area, fileOf(kind, rows));
      expect(read.kind).toBe(kind);
      expect(listings.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
      expect(
        listings.map(({ values }) => {
          const parsed = parseListing(kind, area, values);
          return parsed.ok ? parsed.value : parsed.errors;
        }),
      ).toEqual(all);
    });
  },
);

describe('a file with codes', () => {
  it('names a listing once, in any case, and refuses cells that are not UTF-8', async () => {
    const csv = [
      'code,address',
      'dwk-r-1 ,One',
      'DWK-R-1,Two',
      ',New',
      ',New',
      'DWK-R-2,R\uFFFDsum',
    ];
    const { listings, report } = await importBack('propresi', 'dwk', csv.join('\n'));
    expect(listings.map(({ code, values }) => [code, values])).toEqual([
      ['DWK-R-1', { address: 'One' }],
      [undefined, { address: 'New' }],
    ]);
    expect(report).toContain('3,duplicate,,,the same code as row 2,');
    expect(report).toContain('5,duplicate,,,the same as row 4,');
    expect(report).toContain('6,refused,address,R\uFFFDsum,"has characters that are not UTF-8');
  });
});
