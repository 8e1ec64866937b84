import {
  drawGlassBlock,
  drawHouse,
  drawLiving,
  drawOffice,
  drawPlot,
  drawShop,
  drawTower,
  drawFloorPlan,
  drawWarehouse,
} from '../pictures';
import { AREAS, REGIONS } from '../../domain';
import type { Area } from '../../domain';
import { drawn } from './drawn';
import type { Drawn } from './drawn';

export interface SampleOverview {
  readonly city: string;
  readonly tag: string;
  readonly heading: string;
  /** Up to seven. */
  readonly lines: readonly string[];
  readonly picture: Drawn;
}

const dwarka: readonly Omit<SampleOverview, 'city'>[] = [
  {
    tag: 'Society Flats',
    heading: 'Group Housing Society Flats',
    lines: [
      '2, 3 and 4 BHK in CGHS societies',
      'Sectors 2 to 23',
      'Lifts, power back up, covered parking',
      '1,100 to 2,400 sq. ft.',
      'From 1.35 Cr to 3.75 Cr',
      'Freehold, registry at Kapashera',
      'Loans by all leading banks',
    ],
    picture: drawn('Society towers in Dwarka', () => drawTower('overview cghs', { floors: 9 })),
  },
  {
    tag: 'DDA',
    heading: 'DDA Flats: LIG, MIG, HIG and SFS',
    lines: [
      'Sectors 1, 3, 11, 13, 16B, 17, 18B and 19B',
      'Ground and upper floors, many with roof rights',
      'Conversion to freehold done by us',
      'From 70 Lac',
    ],
    picture: drawn('Four-storey DDA flats', () => drawHouse('overview dda', { floors: 4 })),
  },
  {
    tag: 'Builder Floors',
    heading: 'Independent Builder Floors',
    lines: [
      'Stilt plus four with lift',
      'Sectors 7, 8, 19 and 23',
      'Modular kitchen, new fittings',
      'One floor, one family',
      'From 75 Lac to 2.1 Cr',
    ],
    picture: drawn('A builder floor house', () => drawHouse('overview floor', { floors: 4 })),
  },
  {
    tag: 'For Rent',
    heading: 'Flats and PG for Rent',
    lines: [
      'Families, companies and students',
      '1 BHK from 16,000 a month',
      '3 BHK from 38,000 a month',
      'PG rooms near Sector 21 and Sector 10 metro',
      'Agreement and police verification by us',
    ],
    picture: drawn('A furnished living room', () => drawLiving('overview rent dwk', {})),
  },
  {
    tag: 'Shops',
    heading: 'Shops in DDA Markets and Malls',
    lines: [
      'Sector 4, 6, 10, 11 and 12 markets',
      'City Centre, Vegas and Pacific D21 malls',
      '120 to 2,500 sq. ft.',
      'Sale, lease and with tenant in place',
    ],
    picture: drawn('A market with shops', () => drawShop('overview shop', {})),
  },
  {
    tag: 'Offices',
    heading: 'Offices Near the Metro',
    lines: [
      'District Centre Sector 10',
      'Furnished and bare-shell units',
      '250 to 5,000 sq. ft.',
      'Lift, power back up, parking',
    ],
    picture: drawn('An office with desks', () => drawOffice('overview office', {})),
  },
];

const gurugram: readonly Omit<SampleOverview, 'city'>[] = [
  {
    tag: 'New Launch',
    heading: 'New Towers on Dwarka Expressway',
    lines: [
      'Sectors 102, 106, 111 and 113',
      '3 and 4 BHK with servant room',
      'RERA registered projects only',
      'Payment plans compared for you',
      'Possession from 2027',
      'From 1.9 Cr',
    ],
    picture: drawn('New towers on the expressway', () =>
      drawTower('overview launch', { floors: 16 }),
    ),
  },
  {
    tag: 'Ready To Move',
    heading: 'Ready Flats with Club and Greens',
    lines: [
      'Sectors 99 to 113',
      '2, 3 and 4 BHK',
      'Club house, pool, sports courts',
      'Ten minutes to the airport terminals',
      'From 85 Lac to 5.5 Cr',
    ],
    picture: drawn('A finished society', () => drawTower('overview ready', { floors: 13 })),
  },
  {
    tag: 'Villas',
    heading: 'Villas and Independent Houses',
    lines: [
      'Sectors 105, 108, 109 and 112',
      '3 to 6 bedrooms on 160 to 500 sq. yards',
      'Gated, own lawn, own roof',
      'From 2.4 Cr',
    ],
    picture: drawn('A villa with lawn', () =>
      drawHouse('overview villa', { floors: 2, isVilla: true }),
    ),
  },
  {
    tag: 'Plots',
    heading: 'Residential Plots',
    lines: [
      'Sectors 99, 103, 110 and 115',
      '100 to 500 sq. yards',
      'Licensed colonies, demarcation done',
      'Building plans through our architects',
    ],
    picture: drawn('A plan of plots', () => drawPlot('overview plot')),
  },
  {
    tag: 'Studios',
    heading: 'Studio Apartments for Investors',
    lines: [
      'Sectors 102, 108 and 109',
      '400 to 700 sq. ft.',
      'Furnished, with rental management',
      'From 42 Lac',
    ],
    picture: drawn('Plan of a studio', () =>
      drawFloorPlan('overview studio', { bedrooms: 1, balconies: 1 }),
    ),
  },
  {
    tag: 'High Street',
    heading: 'Shops and Showrooms on the Expressway',
    lines: [
      'Double-height shops from 250 sq. ft.',
      'Sectors 102, 106, 109, 113 and 114',
      'Food courts, anchor stores, kiosks',
      'Lease guarantee where the developer gives it',
      'From 60 Lac',
    ],
    picture: drawn('A high-street block', () => drawGlassBlock('overview high street')),
  },
  {
    tag: 'Warehouse',
    heading: 'Warehouses and Industrial Sheds',
    lines: [
      'Near the KMP and NH-48 junctions',
      '5,000 to 60,000 sq. ft.',
      'Dock levellers, fire system',
      'Monthly lease from 22 a sq. ft.',
    ],
    picture: drawn('A warehouse with dock doors', () => drawWarehouse('overview warehouse')),
  },
];

const CARDS: Readonly<Record<Area, readonly Omit<SampleOverview, 'city'>[]>> = {
  dwk: dwarka,
  ggn: gurugram,
};

/** The cards of each region's first page. */
export const OVERVIEWS: readonly SampleOverview[] = AREAS.flatMap((area) =>
  CARDS[area].map((card) => ({ city: REGIONS[area].city, ...card })),
);
