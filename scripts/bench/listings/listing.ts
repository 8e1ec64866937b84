import { AREAS, parseListing, toAttributes } from '../../lib/domain';
import { random } from '../../lib/random';

export const LOCALITIES = Array.from({ length: 60 }, (_, n) => `Sector ${String(n + 1)}`);
export const HIGHEST_PRICE = 91_000_000;

const PROJECTS = Array.from({ length: 400 }, (_, n) => `Society ${String(n + 1)}`);
const PURPOSES = ['SALE', 'SALE', 'SALE', 'RENT', 'RENT', 'PG ACCOMMODATION'] as const;
const TYPES = ['Flat', 'Flat', 'Floor'] as const;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;

/** The `_id` of a listing. */
export const documentIdOf = (n: number): string => `bench${String(n).padStart(19, '0')}`;

/** A plausible residential property of either area, by attribute. The same number always gives the same property. */
export function listing(n: number): Readonly<Record<string, unknown>> {
  const { int, pick } = random(String(n));
  const area = pick(AREAS);
  const read = parseListing('propresi', area, {
    propertyFor: pick(PURPOSES),
    category: 'Residential',
    propertyType: pick(TYPES),
    projectType: 'DDA',
    furnishedStatus: pick(['Furnished', 'Unfurnished']),
    status: 'Ready To Move',
    locality: pick(LOCALITIES),
    projectName: pick(PROJECTS),
    bedroom: int(1, 5),
    bathroom: int(1, 4),
    floorNo: pick(['1st', 'Top', 'Ground']),
    additionalRooms: pick([['Store'], ['Pooja Room', 'Study Room'], []]),
    areaCarpet: int(500, 1999),
    areaCarpetUnit: 'sq. ft.',
    areaPlot: int(900, 2399),
    areaPlotUnit: 'sq. ft.',
    amenities: ['Lift', 'Park', 'Power Back Up'],
    expectedPrice: int(1_000_000, HIGHEST_PRICE - 1),
    expectedRent: int(5_000, 94_999),
    phoneOfContactPerson: `92${String(n).padStart(8, '0')}`,
    description: 'A bright home near the metro, with a park on one side. '.repeat(8),
    propresiStatus: int(0, 9) ? 'active' : 'inactive',
  });
  if (!read.ok) throw new Error(`listing ${String(n)}: ${JSON.stringify(read.errors)}`);
  const instant = FIRST_DAY + n * MINUTE_MS;
  return {
    ...toAttributes('propresi', area, read.value),
    ...{ code: `BENCH-R-${String(n)}`, documentId: documentIdOf(n) },
    ...{ createdAt: instant, updatedAt: instant, publishedAt: instant },
  };
}
