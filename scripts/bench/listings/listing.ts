import { AREAS, parseListing, toAttributes } from '../../lib/domain';
import { randomOf } from './random';

export const LOCALITIES = Array.from({ length: 60 }, (_, n) => `Sector ${String(n + 1)}`);
export const HIGHEST_PRICE = 91_000_000;

const PROJECTS = Array.from({ length: 400 }, (_, n) => `Society ${String(n + 1)}`);
const PURPOSES = ['SALE', 'SALE', 'SALE', 'RENT', 'RENT', 'PG ACCOMMODATION'] as const;
const TYPES = ['Flat', 'Flat', 'Floor'] as const;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;

/** The `_id` of a listing. */
export const documentIdOf = (n: number): string => `bench${String(n).padStart(19, '0')}`;

/** A believable residential property of either area, by attribute: always the same one for its number. */
export function listing(n: number): Readonly<Record<string, unknown>> {
  const random = randomOf(n);
  const below = (most: number): number => Math.floor(random() * most);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const area = one(AREAS);
  const read = parseListing('propresi', area, {
    propertyFor: one(PURPOSES),
    category: 'Residential',
    propertyType: one(TYPES),
    projectType: 'DDA',
    furnishedStatus: one(['Furnished', 'Unfurnished']),
    status: 'Ready To Move',
    locality: one(LOCALITIES),
    projectName: one(PROJECTS),
    bedroom: 1 + below(5),
    bathroom: 1 + below(4),
    floorNo: one(['1st', 'Top', 'Ground']),
    additionalRooms: one([['Store'], ['Pooja Room', 'Study Room'], []]),
    areaCarpet: 500 + below(1500),
    areaCarpetUnit: 'sq. ft.',
    areaPlot: 900 + below(1500),
    areaPlotUnit: 'sq. ft.',
    amenities: ['Lift', 'Park', 'Power Back Up'],
    expectedPrice: 1_000_000 + below(HIGHEST_PRICE - 1_000_000),
    expectedRent: 5_000 + below(90_000),
    phoneOfContactPerson: `92${String(n).padStart(8, '0')}`,
    description: 'A bright home near the metro, with a park on one side. '.repeat(8),
    propresiStatus: below(10) ? 'active' : 'inactive',
  });
  if (!read.ok) throw new Error(`listing ${String(n)}: ${JSON.stringify(read.errors)}`);
  const instant = FIRST_DAY + n * MINUTE_MS;
  return {
    ...toAttributes('propresi', area, read.value),
    ...{ code: `BENCH-R-${String(n)}`, documentId: documentIdOf(n) },
    ...{ createdAt: instant, updatedAt: instant, publishedAt: instant },
  };
}
