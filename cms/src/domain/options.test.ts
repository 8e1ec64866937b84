import { describe, it, expect } from '@jest/globals';
import { fieldOf, KIND_FIELDS } from './index';
import type { Area, Kind } from './index';

const HOMES = ['Flat', 'Floor', 'Penthouse', 'Duplex House', 'Residential Land /Plot'];
const YES_NO = ['Yes', 'No'];
const YES_NO_ANY = ['Yes', 'No', "Doesn't Matter"];
const TEN = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const COUNTS = [...TEN, '10+'];
const PARKING = ['1', '2', '3', '4', '5', '6', '6+'];
const TOTAL_FLOORS = [...TEN, '11', '12', '13', '14', '15', '15+'];
const FLOORS = [
  ...['Lower', 'Middle', 'Upper', 'Basement', 'Ground', '1st', '2nd', '3rd', '4th', '5th', '6th'],
  ...['7th', '8th', '9th', '10th', '11th', '12th', '13th', '14th', '15th', '15+', 'Top'],
];
const FURNISHED = ['Newly Furnished', 'Furnished', 'Semi-Furnished', 'Unfurnished'];
const TENANTS = ['Family', 'Single Women Only', 'Single Men Only', "Doesn't Matter"];
const FREQUENCIES = ['One-Time', 'Monthly', 'Quarterly', 'Half-Yearly', 'Yearly', 'Other'];
const DIRECTIONS = [
  ...['North', 'South', 'East', 'West'],
  ...['North-East', 'North-West', 'South-East', 'South-West'],
];
const UNITS = ['sq. ft.', 'sq. yards', 'sq. m.', 'acres', 'hectares', 'bigha', 'marla', 'kanal'];
const AMENITIES = [
  ...['Power Back Up', 'Lift', 'Reserved Parking', 'Visitor Parking', 'Park', 'Swimming Pool'],
  ...['Gymnasium', 'Club House', 'Kids Play Area', 'Jogging Track', 'Rain Water Harvesting'],
  ...['Water Storage', 'Piped Gas', 'Intercom Facility', 'Fire Safety', 'Waste Disposal'],
  ...['Vaastu Compliant', 'Maintenance Staff', 'CCTV Surveillance', 'Security Personnel'],
];

type Table = Readonly<Record<string, readonly string[]>>;

/** The options that are the same for both kinds, in both areas. */
const SHARED: Table = {
  furnishedStatus: FURNISHED,
  interior: ['New', 'Old'],
  status: ['New launch', 'Under Construction', 'Ready To Move', 'Upcoming'],
  transactionType: ['Resale', 'New Property', 'New Booking'],
  loanOfferedBy: ['All The Leading Banks'],
  unitMaintenanceCharges: FREQUENCIES,
  unitOtherCharges: FREQUENCIES,
  companyLease: YES_NO_ANY,
  agreement: ['Registrar', 'Notary', "Doesn't Matter"],
  bedroom: COUNTS,
  bathroom: COUNTS,
  floorNo: FLOORS,
  totalFloors: TOTAL_FLOORS,
  areaPlotUnit: UNITS,
  areaCarpetUnit: UNITS,
  areaSuperUnit: UNITS,
  areaBuiltUpUnit: UNITS,
  facing: DIRECTIONS,
  entry: DIRECTIONS,
  Overlooking: ['Park', 'Road', 'Other Building'],
  typeOfOwnership: ['Freehold', 'Leasehold', 'Power of Attorney'],
  amenities: AMENITIES,
  stage: ['Draft', 'Available', 'On hold', 'Closed', 'Withdrawn'],
};

const RESIDENTIAL: Table = {
  ...SHARED,
  propertyFor: ['SALE', 'RENT', 'PG ACCOMMODATION'],
  category: ['Residential'],
  projectType: ['CGHS', 'DDA', 'BUILDER'],
  willingToRentOutTo: TENANTS,
  tenantsWhoAreNonVegetarians: YES_NO_ANY,
  tenantsWithPets: YES_NO_ANY,
  balcony: COUNTS,
  additionalRooms: ['Servant Room', 'Study Room', 'Store', 'Pooja Room'],
  modularKitchen: YES_NO,
  iglGasConnection: YES_NO,
  carParkingCovered: PARKING,
  carParkingOpen: PARKING,
  propresiStatus: ['active', 'inactive'],
};

const COMMERCIAL: Table = {
  ...SHARED,
  propertyFor: ['SALE', 'RENT'],
  category: ['Commercial'],
  liftsInTheTower: YES_NO,
  store: YES_NO,
  washroomCommon: YES_NO,
  washroomPersonal: YES_NO,
  pantryPersonal: YES_NO,
  parking: PARKING,
  reserveParking: YES_NO,
  visitorParking: YES_NO,
  propcomStatus: ['active', 'inactive'],
};

const OFFERED: readonly (readonly [Kind, Area, Table])[] = [
  ['propresi', 'dwk', { ...RESIDENTIAL, propertyType: HOMES }],
  [
    'propresi',
    'ggn',
    { ...RESIDENTIAL, propertyType: [...HOMES, 'Villa', 'House', 'Studio Apartment'] },
  ],
  [
    'propcom',
    'dwk',
    {
      ...COMMERCIAL,
      propertyType: [
        ...['Office Space', 'Shop', 'Space in Shopping Mall', 'Showroom', 'Commercial Land /Plot'],
        ...['FLAT-DDA', 'Builder Floor'],
      ],
      projectType: ['MALL', 'DDA MKT COMPLEX', 'SHOPPING cum OFFICE COMPLEX'],
    },
  ],
  [
    'propcom',
    'ggn',
    {
      ...COMMERCIAL,
      propertyType: [
        ...['Shop', 'Showroom', 'Office Space', 'Warehouse', 'Space in Shopping Mall'],
        ...['Commercial Land /Plot', 'Other'],
      ],
      projectType: ['MALL', 'SHOPPING cum OFFICE COMPLEX', 'OTHER'],
    },
  ],
];

describe.each(OFFERED)('the selects of %s in %s', (kind, area, table) => {
  it.each(Object.entries(table))('%s', (name, options) => {
    expect(fieldOf(kind, name)?.optionsIn(area)).toEqual(options);
  });

  it('are all of its selects', () => {
    const names = KIND_FIELDS[kind]
      .filter((field) => field.optionsIn(area).length > 0)
      .map(({ name }) => name);
    expect([...names].sort()).toEqual(Object.keys(table).sort());
  });
});
