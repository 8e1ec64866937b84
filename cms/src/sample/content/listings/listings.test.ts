import { describe, expect, it } from '@jest/globals';
import {
  AREAS,
  KIND_FACTS,
  KIND_FIELDS,
  KINDS,
  LIST_KEYS,
  LISTS,
  PROPERTY_TYPES,
  parseListing,
} from '../../../domain';
import { LOCALITIES } from '../localities';
import { PROJECTS, sampleListings } from '.';

const TODAY = new Date('2026-03-01T00:00:00Z');
const listings = sampleListings(TODAY);
const isActive = ({ kind, values }: (typeof listings)[number]) =>
  values[KIND_FACTS[kind].statusField] === 'active';
const valuesOf = (name: string) => listings.map(({ values }) => values[name] ?? null);

describe('the sample listings', () => {
  it('are the same on the same day', () => {
    expect(sampleListings(TODAY).map(({ values }) => values)).toEqual(
      listings.map(({ values }) => values),
    );
  });

  it.each(listings.map((listing) => [listing.key, listing] as const))(
    '%s obeys the catalogue, and nothing said of it is dropped',
    (_, { area, kind, values }) => {
      const outcome = parseListing(kind, area, values);
      expect(outcome).toMatchObject({ ok: true });
      if (!outcome.ok) return;
      const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
      const said = Object.entries(values).filter(([, value]) => value !== null && !isEmpty(value));
      expect(outcome.value).toMatchObject(Object.fromEntries(said));
    },
  );

  it.each(AREAS)('are at least 36 active ones in %s, some inactive', (area) => {
    const here = listings.filter((listing) => listing.area === area);
    expect(here.filter(isActive).length).toBeGreaterThanOrEqual(36);
    expect(here.filter((listing) => !isActive(listing)).length).toBeGreaterThan(0);
  });

  it.each(AREAS.flatMap((area) => LIST_KEYS.map((list) => [area, list] as const)))(
    'are on the list %s %s that shows them',
    (area, list) => {
      const here = listings.filter((one) => one.area === area && one.list === list);
      expect(here.filter(isActive).length).toBeGreaterThanOrEqual(list === 'RS' ? 12 : 7);
      for (const { values } of here) expect(LISTS[list].purposes).toContain(values.propertyFor);
    },
  );

  it.each(AREAS)('have every property type of %s, active', (area) => {
    for (const kind of KINDS) {
      const here = listings.filter(
        (one) => one.area === area && one.kind === kind && isActive(one),
      );
      const found = new Set(here.map(({ values }) => values.propertyType));
      expect(PROPERTY_TYPES[kind][area].filter((type) => !found.has(type))).toEqual([]);
    }
  });

  it.each(AREAS)('offer both rents in %s', (area) => {
    const purposes = listings
      .filter((one) => one.area === area)
      .map(({ values }) => values.propertyFor);
    expect(new Set(purposes)).toEqual(new Set(KIND_FACTS.propresi.purposes));
  });

  it.each(KINDS)('use every field of %s somewhere', (kind) => {
    const here = listings.filter((listing) => listing.kind === kind);
    const unused = KIND_FIELDS[kind].filter(({ name }) =>
      here.every(({ values }) => (values[name] ?? null) === null),
    );
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it('name localities and projects of the lists', () => {
    for (const { area, kind, values } of listings) {
      expect(LOCALITIES[area]).toContain(values.locality);
      const names = PROJECTS[area][kind].map(({ name }) => name);
      if (values.projectName) expect(names).toContain(values.projectName);
    }
  });

  it('have telephone numbers of no one, each its own, and one has none', () => {
    const phones = valuesOf('phoneOfContactPerson').filter((phone) => phone !== null);
    for (const phone of phones) expect(phone).toMatch(/^92000000\d\d$/);
    expect(new Set(phones).size).toBe(phones.length);
    expect(phones.length).toBeLessThan(listings.length);
  });

  it('have descriptions that no two share', () => {
    expect(new Set(valuesOf('description')).size).toBe(listings.length);
    expect(new Set(listings.map(({ key }) => key)).size).toBe(listings.length);
  });

  it('are free in the past and in the future', () => {
    const days = valuesOf('possession')
      .filter((day) => day !== null)
      .map((day) => new Date(String(day)));
    expect(days.some((day) => day < TODAY)).toBe(true);
    expect(days.some((day) => day > TODAY)).toBe(true);
  });

  it('have two to four pictures, some none, and one has a video', () => {
    const counts = listings.map(({ pictures }) => pictures.length);
    expect(counts.every((count) => count === 0 || (count >= 2 && count <= 4))).toBe(true);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(1);
    expect(valuesOf('videoPath').some((video) => video !== null)).toBe(true);
    const drawn = listings.flatMap(({ pictures }) => pictures.map(({ draw }) => draw()));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('say areas in several units', () => {
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
});
