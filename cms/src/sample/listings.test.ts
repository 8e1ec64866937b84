import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import masterLists from '../../sample-content/master-lists.json';
import {
  AREAS,
  KIND_FACTS,
  KIND_FIELDS,
  KINDS,
  LIST_KEYS,
  listOf,
  parseListing,
  PUBLIC_FIELDS,
  PROPERTY_TYPES,
} from '../domain';
import type { Purpose } from '../domain';
import { parseSampleListings } from './add-listings';
import type { SampleListing } from './add-listings';

const CSV = readFileSync(path.join(__dirname, '../../sample-content/listings.csv'), 'utf8');
const TODAY = new Date('2026-03-01T00:00:00Z');
const listings = parseSampleListings(CSV, TODAY);
const valuesOf = (name: string) => listings.map(({ values }) => values[name] ?? null);
const isActive = ({ kind, values }: SampleListing) =>
  values[KIND_FACTS[kind].statusField] === 'active';
const listOfSample = ({ kind, values }: SampleListing) =>
  listOf(kind, values.propertyFor as Purpose).key;

describe('the sample listings', () => {
  it('keep every value of the file', () => {
    const cells = KINDS.flatMap((kind) => PUBLIC_FIELDS[kind].map(({ name }) => name));
    const header = CSV.split('\n', 1)[0]?.split(',') ?? [];
    expect(header.slice(0, 4)).toEqual(['key', 'area', 'kind', 'pictures']);
    expect(cells).toEqual(expect.arrayContaining(header.slice(4)));
    for (const { area, kind, values } of listings)
      expect(parseListing(kind, area, values)).toEqual({ ok: true, value: values });
  });

  it.each(AREAS)('have at least 36 active listings in %s, and inactive ones', (area) => {
    const here = listings.filter((listing) => listing.area === area);
    expect(here.filter(isActive).length).toBeGreaterThanOrEqual(36);
    expect(here.filter((listing) => !isActive(listing)).length).toBeGreaterThan(0);
  });

  it.each(AREAS.flatMap((area) => LIST_KEYS.map((list) => [area, list] as const)))(
    'fill the list %s %s',
    (area, list) => {
      const here = listings.filter((one) => one.area === area && listOfSample(one) === list);
      expect(here.filter(isActive).length).toBeGreaterThanOrEqual(list === 'RS' ? 12 : 7);
    },
  );

  it.each(AREAS)('have every property type of %s, active', (area) => {
    for (const kind of KINDS) {
      const here = listings.filter((one) => one.area === area && one.kind === kind);
      const found = here.filter(isActive).map(({ values }) => values.propertyType);
      expect(found).toEqual(expect.arrayContaining([...PROPERTY_TYPES[kind][area]]));
    }
  });

  it.each(AREAS)('have every purpose in %s', (area) => {
    const here = listings.filter((one) => one.area === area);
    const purposes = here.map(({ values }) => values.propertyFor);
    expect(new Set(purposes)).toEqual(new Set(KIND_FACTS.propresi.purposes));
  });

  it.each(KINDS)('use every field of %s', (kind) => {
    const here = listings.filter((listing) => listing.kind === kind);
    const unused = PUBLIC_FIELDS[kind].filter(({ name }) =>
      here.every(({ values }) => (values[name] ?? null) === null),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it('name localities and projects of the master lists', () => {
    for (const { area, kind, values } of listings) {
      expect(masterLists[area].locality).toContain(values.locality);
      if (values.projectName)
        expect(masterLists[area][KIND_FACTS[kind].projectMaster]).toContain(values.projectName);
    }
  });

  it('have telephone numbers that belong to nobody, each its own, and one has none', () => {
    const phones = valuesOf('phoneOfContactPerson').filter((phone) => phone !== null);
    for (const phone of phones) expect(phone).toMatch(/^92000000\d\d$/);
    expect(new Set(phones).size).toBe(phones.length);
    expect(phones.length).toBeLessThan(listings.length);
  });

  it('have their own keys and descriptions', () => {
    expect(new Set(valuesOf('description')).size).toBe(listings.length);
    expect(new Set(listings.map(({ key }) => key)).size).toBe(listings.length);
  });

  it('are free in the past and in the future, from the day on which they are added', () => {
    const days = valuesOf('possession').filter((day) => day !== null);
    expect(days.some((day) => new Date(String(day)) < TODAY)).toBe(true);
    expect(days.some((day) => new Date(String(day)) > TODAY)).toBe(true);
    const tomorrow = new Date(TODAY.getTime() + 24 * 60 * 60 * 1000);
    const [first, next] = [listings[0], parseSampleListings(CSV, tomorrow)[0]];
    const at = (one: SampleListing | undefined) => Date.parse(String(one?.values.possession));
    expect(at(next) - at(first)).toBe(tomorrow.getTime() - TODAY.getTime());
  });

  it('have two to four pictures, covers of their own, some none, and one has a video', () => {
    const counts = listings.map(({ pictures }) => pictures.length);
    expect(counts.every((count) => count === 0 || (count >= 2 && count <= 4))).toBe(true);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(1);
    expect(valuesOf('videoPath').some((video) => video !== null)).toBe(true);
    const covers = listings.flatMap(({ pictures }) => pictures.slice(0, 1));
    expect(new Set(covers).size).toBe(covers.length);
    for (const { pictures } of listings) expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('have areas in several units', () => {
    const units = KIND_FIELDS.propresi
      .filter(({ type }) => type === 'unit')
      .flatMap(({ name }) => valuesOf(name));
    expect(new Set(units.filter((unit) => unit !== null)).size).toBeGreaterThanOrEqual(6);
  });

  it('mark RERA numbers as samples', () => {
    const numbers = valuesOf('reraNumber').filter((number) => number !== null);
    expect(numbers.length).toBeGreaterThan(5);
    for (const number of numbers) expect(number).toMatch(/^SAMPLE-/);
  });

  it('are rejected where they break a rule', () => {
    expect(() => parseSampleListings(CSV.replace('SALE', 'GIFT'), TODAY)).toThrow('dwk-RS-15');
  });
});
