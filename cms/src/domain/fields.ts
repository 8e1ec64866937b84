import type { FieldType } from './field-types';
import { KIND_FACTS, LISTING_STATUSES, RENT_PURPOSES, SALE_PURPOSES } from './listings';
import type { Kind, Purpose } from './listings';
import * as options from './options';
import type { Area } from './regions';

type PerKind<T> = T | Readonly<Record<Kind, T>>;
type Options = readonly string[] | Readonly<Record<Area, readonly string[]>>;

export const SECTIONS = {
  property: 'Property',
  price: 'Price and terms',
  tenants: 'Tenants',
  area: 'Area',
  rooms: 'Rooms and floor',
  building: 'Building and ownership',
  furnishing: 'Furnishing',
  parking: 'Parking',
  amenities: 'Amenities',
  contact: 'Description and contact',
} as const;
export type Section = keyof typeof SECTIONS;

/** How a search narrows by the field: the contract's key is made from it by `filterKeys`. */
export type Filter =
  | { readonly by: 'any' }
  | { readonly by: 'equal' }
  | { readonly by: 'range'; readonly of: 'Price' | 'Rent' | 'Area' };

/** One fact about a property, said here and nowhere else. */
export interface Field {
  readonly type: PerKind<FieldType>;
  readonly label: PerKind<string>;
  readonly section: Section;
  /** The kinds of property that have it; none is both. */
  readonly kind?: Kind;
  /** The purposes that it is shown for; none is all. */
  readonly purposes?: readonly Purpose[];
  readonly options?: PerKind<Options>;
  /** Required wherever it is shown. */
  readonly required?: true;
  /** A card shows it, or a search asks for it: lists carry it. */
  readonly onCard?: true;
  readonly filter?: Filter;
  /** The kinds whose searches bear the filter; none is all that have the field. */
  readonly filterKind?: Kind;
  /** For an area's unit: the area that it belongs to. */
  readonly unitOf?: string;
  /** The attribute's name in Strapi, where the contract's is taken by Strapi itself. */
  readonly attribute?: string;
  /** The most characters of a text; 200 where none is said. */
  readonly max?: number;
  readonly hint?: string;
}

const resi = { kind: 'propresi' } as const;
const com = { kind: 'propcom' } as const;
const sale = { purposes: SALE_PURPOSES } as const;
const rent = { purposes: RENT_PURPOSES } as const;
const any = { filter: { by: 'any' } } as const;
const equal = { filter: { by: 'equal' } } as const;
const card = { onCard: true } as const;
const yesNo = { type: 'choice', options: options.YES_NO } as const;
const furnishing = { type: 'text', section: 'furnishing' } as const;

const perKind = <R, C>(propresi: R, propcom: C): { readonly propresi: R; readonly propcom: C } => ({
  propresi,
  propcom,
});

/**
 * The catalogue: every field of both kinds of property, in the order of the forms and the detail page.
 * Source: the second seed document, sections 3 and 9, the contract and the decisions.
 */
export const FIELDS = {
  propertyFor: {
    type: 'choice',
    label: 'Property For',
    section: 'property',
    options: perKind(KIND_FACTS.propresi.purposes, KIND_FACTS.propcom.purposes),
    required: true,
    ...card,
  },
  category: {
    type: 'choice',
    label: 'Category',
    section: 'property',
    options: perKind([KIND_FACTS.propresi.category], [KIND_FACTS.propcom.category]),
    required: true,
    ...card,
  },
  propertyType: {
    type: 'choice',
    label: 'Property Type',
    section: 'property',
    options: perKind(options.RESIDENTIAL_TYPES, options.COMMERCIAL_TYPES),
    required: true,
    ...card,
    ...any,
  },
  projectType: {
    type: 'choice',
    label: 'Project Type',
    section: 'property',
    options: perKind(options.RESIDENTIAL_PROJECT_TYPES, options.COMMERCIAL_PROJECT_TYPES),
    required: true,
  },
  projectName: {
    type: 'master',
    label: 'Project Name',
    section: 'property',
    hint: 'From the list of project names',
    ...card,
    ...any,
  },
  locality: {
    type: 'master',
    label: 'Locality',
    section: 'property',
    required: true,
    ...card,
    ...any,
  },
  address: { type: 'longText', label: 'Address', section: 'property', max: 1000 },
  landmarks: { type: 'longText', label: 'Landmarks', section: 'property', max: 1000 },
  reraNumber: {
    type: 'text',
    label: 'RERA Number',
    section: 'property',
    hint: "The project's registration",
  },

  expectedPrice: {
    type: 'money',
    label: 'Demand',
    section: 'price',
    required: true,
    filter: { by: 'range', of: 'Price' },
    ...sale,
    ...card,
  },
  expectedRent: {
    type: 'money',
    label: 'Rent Demand',
    section: 'price',
    required: true,
    filter: { by: 'range', of: 'Rent' },
    ...rent,
    ...card,
  },
  status: {
    type: 'choice',
    label: 'Status',
    section: 'price',
    options: options.CONSTRUCTION_STATUSES,
    required: true,
    attribute: 'constructionStatus',
    ...sale,
    ...card,
  },
  transactionType: {
    type: 'choice',
    label: 'Transaction Type',
    section: 'price',
    options: options.TRANSACTION_TYPES,
    ...sale,
  },
  loanOfferedBy: {
    type: 'choice',
    label: 'Loan Offered By',
    section: 'price',
    options: options.LOANS,
    ...sale,
  },
  securityDeposit: { type: 'money', label: 'Security Deposit', section: 'price', ...rent },
  maintenanceCharges: { type: 'money', label: 'Maintenance Charges', section: 'price', ...rent },
  unitMaintenanceCharges: {
    type: 'choice',
    label: 'Maintenance Charges Frequency',
    section: 'price',
    options: options.CHARGE_FREQUENCIES,
    ...rent,
  },
  otherCharges: { type: 'money', label: 'Other Charges', section: 'price', ...rent },
  unitOtherCharges: {
    type: 'choice',
    label: 'Other Charges Frequency',
    section: 'price',
    options: options.CHARGE_FREQUENCIES,
    ...rent,
  },

  willingToRentOutTo: {
    type: 'choice',
    label: 'Willing To Rent Out To',
    section: 'tenants',
    options: options.TENANTS,
    ...resi,
    ...rent,
  },
  notWillingToRentOutTo: {
    type: 'text',
    label: 'Not Willing To Rent Out To',
    section: 'tenants',
    ...resi,
    ...rent,
  },
  tenantsWhoAreNonVegetarians: {
    type: 'choice',
    label: 'Tenants Who Are Non Vegetarians',
    section: 'tenants',
    options: options.YES_NO_ANY,
    ...resi,
    ...rent,
  },
  tenantsWithPets: {
    type: 'choice',
    label: 'Tenants With Pets',
    section: 'tenants',
    options: options.YES_NO_ANY,
    ...resi,
    ...rent,
  },
  companyLease: {
    type: 'choice',
    label: 'Company Lease',
    section: 'tenants',
    options: options.YES_NO_ANY,
    ...rent,
  },
  agreement: {
    type: 'choice',
    label: 'Agreement',
    section: 'tenants',
    options: options.AGREEMENTS,
    ...rent,
  },

  areaPlot: { type: 'area', label: 'Plot Area', section: 'area', ...card },
  areaPlotUnit: {
    type: 'unit',
    label: 'Plot Area Unit',
    section: 'area',
    unitOf: 'areaPlot',
    ...card,
  },
  areaCarpet: {
    type: 'area',
    label: 'Carpet Area',
    section: 'area',
    filter: { by: 'range', of: 'Area' },
    filterKind: 'propcom',
    ...card,
  },
  areaCarpetUnit: {
    type: 'unit',
    label: 'Carpet Area Unit',
    section: 'area',
    unitOf: 'areaCarpet',
    ...card,
  },
  areaSuper: { type: 'area', label: 'Super Area', section: 'area', ...card },
  areaSuperUnit: {
    type: 'unit',
    label: 'Super Area Unit',
    section: 'area',
    unitOf: 'areaSuper',
    ...card,
  },
  areaBuiltUp: { type: 'area', label: 'BuiltUp Area', section: 'area', ...card },
  areaBuiltUpUnit: {
    type: 'unit',
    label: 'BuiltUp Area Unit',
    section: 'area',
    unitOf: 'areaBuiltUp',
    ...card,
  },
  length: { type: 'length', label: 'Length', section: 'area', hint: 'In feet', ...com },
  breadth: { type: 'length', label: 'Breadth', section: 'area', hint: 'In feet', ...com },

  bedroom: {
    type: 'count',
    label: perKind('Bedrooms', 'Rooms'),
    section: 'rooms',
    options: options.COUNTS,
    filterKind: 'propresi',
    ...card,
    ...any,
  },
  bathroom: {
    type: 'count',
    label: perKind('Bathrooms', 'Washrooms'),
    section: 'rooms',
    options: options.COUNTS,
    filterKind: 'propresi',
    ...card,
    ...any,
  },
  balcony: {
    type: 'count',
    label: 'Balcony',
    section: 'rooms',
    options: options.COUNTS,
    ...resi,
    ...card,
  },
  additionalRooms: {
    type: 'choices',
    label: 'Additional Rooms',
    section: 'rooms',
    options: options.ADDITIONAL_ROOMS,
    ...resi,
    ...card,
    ...any,
  },
  store: { ...yesNo, label: 'Store', section: 'rooms', ...com },
  washroomCommon: {
    ...yesNo,
    label: 'Common Washroom',
    section: 'rooms',
    ...com,
    ...equal,
    ...card,
  },
  washroomPersonal: { ...yesNo, label: 'Personal Washroom', section: 'rooms', ...com },
  pantryPersonal: { ...yesNo, label: 'Personal Pantry', section: 'rooms', ...com },
  floorNo: {
    type: 'choice',
    label: 'Floor No',
    section: 'rooms',
    options: options.FLOORS,
    ...card,
    ...any,
  },
  totalFloors: {
    type: 'count',
    label: 'Total Floors',
    section: 'rooms',
    options: options.TOTAL_FLOORS,
  },

  facing: { type: 'choice', label: 'Facing', section: 'building', options: options.DIRECTIONS },
  entry: {
    type: 'choice',
    label: 'Entry',
    section: 'building',
    options: options.DIRECTIONS,
    ...card,
  },
  Overlooking: {
    type: 'choice',
    label: 'Overlooking',
    section: 'building',
    options: options.OVERLOOKINGS,
  },
  liftsInTheTower: {
    type: perKind('text', 'choice'),
    label: 'Lifts In The Tower',
    section: 'building',
    options: options.YES_NO,
  },
  typeOfOwnership: {
    type: 'choice',
    label: 'Type Of Ownership',
    section: 'building',
    options: options.OWNERSHIPS,
  },
  possession: { type: 'date', label: 'Possession', section: 'building' },

  furnishedStatus: {
    type: 'choice',
    label: 'Furnished Status',
    section: 'furnishing',
    options: options.FURNISHED_STATUSES,
    required: true,
    ...card,
    ...any,
  },
  interior: {
    type: 'choice',
    label: 'Interior',
    section: 'furnishing',
    options: options.INTERIORS,
  },
  aproxValueOfWork: { type: 'money', label: 'Approx Value Of Work', section: 'furnishing' },
  wardrobes: { ...furnishing, label: 'Wardrobes', ...resi },
  ac: { ...furnishing, label: 'AC' },
  fan: { ...furnishing, label: 'Fan' },
  bed: { ...furnishing, label: 'Bed', ...resi },
  diningTable: { ...furnishing, label: 'Dining Table', ...resi },
  sofa: { ...furnishing, label: 'Sofa', ...resi },
  curtains: { ...furnishing, label: 'Curtains', ...resi },
  tv: { ...furnishing, label: 'TV', ...resi },
  geyser: { ...furnishing, label: 'Geyser', ...resi },
  bathtub: { ...furnishing, label: 'Bathtub', ...resi },
  refrigerator: { ...furnishing, label: 'Refrigerator', ...resi },
  microwave: { ...furnishing, label: 'Microwave', ...resi },
  ro: { ...furnishing, label: 'RO', ...resi },
  hob: { ...furnishing, label: 'Hob', ...resi },
  chimney: { ...furnishing, label: 'Chimney', ...resi },
  washingMachine: { ...furnishing, label: 'Washing Machine', ...resi },
  modularKitchen: { ...yesNo, label: 'Modular Kitchen', section: 'furnishing', ...resi },
  iglGasConnection: { ...yesNo, label: 'IGL Gas Connection', section: 'furnishing', ...resi },
  others: { type: 'longText', label: 'Others', section: 'furnishing', max: 1000 },

  carParkingCovered: {
    type: 'count',
    label: 'Car Parking Covered',
    section: 'parking',
    options: options.PARKING_COUNTS,
    ...resi,
  },
  carParkingOpen: {
    type: 'count',
    label: 'Car Parking Open',
    section: 'parking',
    options: options.PARKING_COUNTS,
    ...resi,
  },
  parking: {
    type: 'count',
    label: 'Parking',
    section: 'parking',
    options: options.PARKING_COUNTS,
    ...com,
  },
  reserveParking: { ...yesNo, label: 'Reserve Parking', section: 'parking', ...com },
  visitorParking: {
    ...yesNo,
    label: 'Visitor Parking',
    section: 'parking',
    ...com,
    ...equal,
    ...card,
  },

  amenities: {
    type: 'choices',
    label: 'Amenities',
    section: 'amenities',
    options: options.AMENITIES,
  },

  description: { type: 'longText', label: 'Description', section: 'contact', max: 10_000 },
  phoneOfContactPerson: {
    type: 'phone',
    label: 'Phone Of Contact Person',
    section: 'contact',
    ...card,
  },
  videoPath: {
    type: 'link',
    label: 'Video Path',
    section: 'contact',
    hint: 'An address that begins with https://',
    ...card,
  },
  propresiStatus: {
    type: 'choice',
    label: 'Property Status',
    section: 'contact',
    options: LISTING_STATUSES,
    required: true,
    ...resi,
    ...card,
  },
  propcomStatus: {
    type: 'choice',
    label: 'Property Status',
    section: 'contact',
    options: LISTING_STATUSES,
    required: true,
    ...com,
    ...card,
  },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof FIELDS;
