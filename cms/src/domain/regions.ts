import type { Kind } from './listings';

/** Everything that differs between regions. Source: docs/contract.md, "Regions, kinds and purposes" and "Options and units". */
interface RegionRow {
  /** The value stored with a listing and an overview. */
  readonly city: string;
  /** The region's name in menus and headings. */
  readonly label: string;
  /** The region's name in a contact message. */
  readonly contactPhrase: string;
  /** The parameter with the office that answers its enquiries. */
  readonly office: 'headOffice' | 'branchOffice';
  /** The options of `propertyType` and `projectType`, in the order of the forms. */
  readonly propertyTypes: Readonly<Record<Kind, readonly string[]>>;
  readonly projectTypes: Readonly<Record<Kind, readonly string[]>>;
}

const HOMES = ['Flat', 'Floor', 'Penthouse', 'Duplex House', 'Residential Land /Plot'];
const HOME_PROJECTS = ['CGHS', 'DDA', 'BUILDER'];

const ROWS = {
  dwk: {
    city: 'Dwarka',
    label: 'Dwarka',
    contactPhrase: 'Dwarka New Delhi',
    office: 'headOffice',
    propertyTypes: {
      propresi: HOMES,
      propcom: [
        ...['Office Space', 'Shop', 'Space in Shopping Mall', 'Showroom', 'Commercial Land /Plot'],
        ...['FLAT-DDA', 'Builder Floor'],
      ],
    },
    projectTypes: {
      propresi: HOME_PROJECTS,
      propcom: ['MALL', 'DDA MKT COMPLEX', 'SHOPPING cum OFFICE COMPLEX'],
    },
  },
  ggn: {
    city: 'Gurugram',
    label: 'Dwarka Expressway',
    contactPhrase: 'Dwarka Expressway Gurugram',
    office: 'branchOffice',
    propertyTypes: {
      propresi: [...HOMES, 'Villa', 'House', 'Studio Apartment'],
      propcom: [
        ...['Shop', 'Showroom', 'Office Space', 'Warehouse', 'Space in Shopping Mall'],
        ...['Commercial Land /Plot', 'Other'],
      ],
    },
    projectTypes: {
      propresi: HOME_PROJECTS,
      propcom: ['MALL', 'SHOPPING cum OFFICE COMPLEX', 'OTHER'],
    },
  },
} as const satisfies Readonly<Record<string, RegionRow>>;

/** The code of a region, in calls `area`. It is the first part of the region's addresses and calls. */
export type Area = keyof typeof ROWS;

/** The regions' codes, in the order of the menus. */
export const AREAS = Object.keys(ROWS) as [Area, ...Area[]];

export type Region = RegionRow & { readonly area: Area };

/** A value for each region. */
export const perArea = <T>(valueOf: (area: Area) => T): Readonly<Record<Area, T>> =>
  Object.fromEntries(AREAS.map((area) => [area, valueOf(area)])) as Record<Area, T>;

export const REGIONS: Readonly<Record<Area, Region>> = perArea((area) => ({ area, ...ROWS[area] }));

/** The label of a region's select. */
export const REGION_LABEL = 'Region';

export const CITIES: readonly string[] = AREAS.map((area) => REGIONS[area].city);

export const isArea = (value: unknown): value is Area => AREAS.some((area) => area === value);

/** The area of a city; undefined for any other text. */
export const areaOfCity = (city: unknown): Area | undefined =>
  AREAS.find((area) => REGIONS[area].city === city);

/** The panel's condition that a record belongs to the region. It is part of a manager's permissions. */
export const regionCondition = (area: Area): string => `region-${area}`;
