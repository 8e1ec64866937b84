/** The brokerage's two regions, as data: nothing outside this folder asks which of them it has. */
export const AREAS = ['dwk', 'ggn'] as const;
export type Area = (typeof AREAS)[number];

export interface Region {
  readonly area: Area;
  /** The value stored with a listing and an overview. */
  readonly city: string;
  /** What menus and headings call the region. */
  readonly label: string;
  /** How a contact message names it. */
  readonly contactPhrase: string;
}

export const REGIONS: Readonly<Record<Area, Region>> = {
  dwk: { area: 'dwk', city: 'Dwarka', label: 'Dwarka', contactPhrase: 'Dwarka New Delhi' },
  ggn: {
    area: 'ggn',
    city: 'Gurugram',
    label: 'Dwarka Expressway',
    contactPhrase: 'Dwarka Expressway Gurugram',
  },
};

/** What forms call the choice of a region. */
export const REGION_LABEL = 'Region';

export const CITIES: readonly string[] = AREAS.map((area) => REGIONS[area].city);

export const isArea = (value: unknown): value is Area => AREAS.some((area) => area === value);

/** The area whose city this is; undefined for any other text. */
export const areaOfCity = (city: unknown): Area | undefined =>
  AREAS.find((area) => REGIONS[area].city === city);

/** The name of the panel's condition that a record is of the region; a manager's permissions bear it. */
export const regionCondition = (area: Area): string => `region-${area}`;
