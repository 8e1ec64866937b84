import { labels } from '../support/labels';
import type { StateKey } from './states';

const DWK = [
  'the search dwk RS',
  'the search dwk RR',
  'the search dwk CS',
  'the search dwk CR',
] as const satisfies readonly StateKey[];
const GGN = [
  'the search ggn RS',
  'the search ggn RR',
  'the search ggn CS',
  'the search ggn CR',
] as const satisfies readonly StateKey[];
const [DWK_RS, DWK_RR, DWK_CS, DWK_CR] = DWK;
const [GGN_RS, GGN_RR, GGN_CS, GGN_CR] = GGN;

const ORDINALS = [
  ...['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'],
  ...['13th', '14th', '15th', '15+'],
];
const HOMES = ['Flat', 'Floor', 'Penthouse', 'Duplex House', 'Residential Land /Plot'];

/** Second seed document, sections 2, 3 and 9: the eight searches and what their filters offer. */
export const SEARCHES = [
  ...labels([DWK_RS, GGN_RS], ['Search Residential Property Available for Sale']),
  ...labels([DWK_RR, GGN_RR], ['Search Residential Property Available for Rent']),
  ...labels([DWK_CS, GGN_CS], ['Search Commercial Property Available for Sale']),
  ...labels([DWK_CR, GGN_CR], ['Search Commercial Property Available for Rent']),
  ...labels(
    [...DWK, ...GGN],
    [
      '# Leave All Field Blank (Clear Values) to View All Available Properties',
      ...['Cancel', 'Clear Values', 'Search', 'Property Type', 'Furnished Status', 'Floor No'],
      ...['Newly Furnished', 'Furnished', 'Semi-Furnished', 'Unfurnished', 'Locality'],
      ...['Lower', 'Middle', 'Upper', 'Basement', 'Ground', 'Top', ...ORDINALS],
    ],
  ),
  ...labels(
    [DWK_RS, DWK_RR, GGN_RS, GGN_RR],
    [
      ...['Bedrooms', 'Bathrooms', 'Additional Rooms', '10+', ...HOMES],
      ...['Servant Room', 'Study Room', 'Store', 'Pooja Room'],
    ],
  ),
  ...labels([GGN_RS, GGN_RR], ['Villa', 'House', 'Studio Apartment']),
  ...labels([DWK_RR, GGN_RR], ['Property For', 'RENT', 'PG ACCOMMODATION']),
  ...labels([DWK_RS, DWK_CS, GGN_RS, GGN_CS], ['Minimum Demand', 'Maximum Demand']),
  ...labels([DWK_RR, DWK_CR, GGN_RR, GGN_CR], ['Minimum Rent Demand', 'Maximum Rent Demand']),
  ...labels(
    [DWK_CS, DWK_CR, GGN_CS, GGN_CR],
    [
      ...['Minimum Carpet Area', 'Maximum Carpet Area', 'Common Washroom', 'Visitor Parking'],
      ...['Office Space', 'Shop', 'Space in Shopping Mall', 'Showroom', 'Commercial Land /Plot'],
    ],
  ),
  ...labels([DWK_CS, DWK_CR], ['FLAT-DDA', 'Builder Floor']),
  ...labels([GGN_CS, GGN_CR], ['Warehouse', 'Other']),
];
