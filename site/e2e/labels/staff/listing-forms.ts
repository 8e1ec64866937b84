import { labels } from '../../support/labels';
import { formTexts } from '../model';
import type { StaffStateKey } from './states';

const HOMES = [
  'a new home for sale in Dwarka',
  'a new home for rent in Gurugram',
] as const satisfies readonly StaffStateKey[];
const SHOPS = [
  'a new shop for sale in Dwarka',
  'a new shop for rent in Gurugram',
] as const satisfies readonly StaffStateKey[];
const ALL = [...HOMES, ...SHOPS];

/** The labels of the long forms. Their fields and options come from the model. */
export const LISTING_FORMS = [
  ...labels(HOMES, ['Create Residencial Property']),
  ...labels(SHOPS, ['Create Commercial Property']),
  ...labels(['a new home for sale in Dwarka'], formTexts('dwk', 'propresi', 'SALE')),
  ...labels(['a new home for rent in Gurugram'], formTexts('ggn', 'propresi', 'RENT')),
  ...labels(['a new shop for sale in Dwarka'], formTexts('dwk', 'propcom', 'SALE')),
  ...labels(['a new shop for rent in Gurugram'], formTexts('ggn', 'propcom', 'RENT')),
  ...labels(ALL, [
    ...['Fields with a star (*) are mandatory.', 'dd-MM-yyyy'],
    ...['Submit', 'Clear Values', 'Cancel', 'Close'],
  ]),
  ...labels(
    ['a new home for sale in Dwarka', 'a new shop for sale in Dwarka'],
    ['Ninety Five Lakh'],
  ),
  ...labels(
    ['a new home for rent in Gurugram', 'a new shop for rent in Gurugram'],
    ['Ninety Five Thousand'],
  ),
  ...labels(
    ['a new home that lacks everything', 'a new shop that lacks everything'],
    [
      ...['Property Type is required', 'Furnished Status is required', 'Status is required'],
      ...['Demand is required', 'Project Type is required', 'Locality is required'],
      ...['Plot Area Unit is required', 'Carpet Area Unit is required'],
      ...['Super Area Unit is required', 'BuiltUp Area Unit is required'],
    ],
  ),
  ...labels(['a new rent that lacks everything'], ['Rent Demand is required']),
  ...labels(['an edited home'], ['Edit Residencial Property SALE', 'Property Status', 'Stage']),
  ...labels(['an edited shop'], ['Edit Commercial Property RENT', 'Property Status', 'Stage']),
  ...labels(
    ['a duplicated home'],
    ['Create Duplicate Residencial Property', 'Property Status', 'Stage'],
  ),
  ...labels(
    ['a duplicated shop'],
    ['Create Duplicate Commercial Property', 'Property Status', 'Stage'],
  ),
];
