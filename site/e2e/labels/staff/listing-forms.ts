import { labels } from '../../support/labels';
import type { StaffStateKey } from './states';

const HOMES = [
  'a new home for sale in Dwarka',
  'a new home for rent in Gurugram',
] as const satisfies readonly StaffStateKey[];
const SHOPS = [
  'a new shop for sale in Dwarka',
  'a new shop for rent in Gurugram',
] as const satisfies readonly StaffStateKey[];
const [DWK_HOME, GGN_HOME] = HOMES;
const [DWK_SHOP, GGN_SHOP] = SHOPS;
const ALL = [...HOMES, ...SHOPS];

const AMENITIES = [
  ...['Power Back Up', 'Lift', 'Reserved Parking', 'Visitor Parking', 'Park', 'Swimming Pool'],
  ...['Gymnasium', 'Club House', 'Kids Play Area', 'Jogging Track', 'Rain Water Harvesting'],
  ...['Water Storage', 'Piped Gas', 'Intercom Facility', 'Fire Safety', 'Waste Disposal'],
  ...['Vaastu Compliant', 'Maintenance Staff', 'CCTV Surveillance', 'Security Personnel'],
];
const FLOORS = [
  ...['Lower', 'Middle', 'Upper', 'Basement', 'Ground', '1st', '2nd', '3rd', '4th', '5th', '6th'],
  ...['7th', '8th', '9th', '10th', '11th', '12th', '13th', '14th', '15th', '15+', 'Top'],
];
const UNITS = ['sq. ft.', 'sq. yards', 'sq. m.', 'acres', 'hectares', 'bigha', 'marla', 'kanal'];
const DIRECTIONS = [
  ...['North', 'South', 'East', 'West'],
  ...['North-East', 'North-West', 'South-East', 'South-West'],
];
const FREQUENCIES = ['One-Time', 'Monthly', 'Quarterly', 'Half-Yearly', 'Yearly', 'Other'];

/** Second seed document, sections 2 to 5 and 9: the long forms and what they offer. */
export const LISTING_FORMS = [
  ...labels([DWK_HOME, GGN_HOME], ['Create Residencial Property']),
  ...labels([DWK_SHOP, GGN_SHOP], ['Create Commercial Property']),
  ...labels(ALL, [
    ...['Property For', 'Category', 'Property Type', 'Furnished Status', 'Project Type'],
    ...['Locality', 'Project Name', 'Property Status', 'active', 'inactive'],
    ...['Plot Area', 'Carpet Area', 'Super Area', 'BuiltUp Area'],
    ...['Plot Area Unit', 'Carpet Area Unit', 'Super Area Unit', 'BuiltUp Area Unit', ...UNITS],
    ...['Floor No', ...FLOORS, 'Total Floors', 'Facing', 'Entry', ...DIRECTIONS],
    ...['Overlooking', 'Park', 'Road', 'Other Building', 'Interior', 'New', 'Old'],
    ...['Newly Furnished', 'Furnished', 'Semi-Furnished', 'Unfurnished', 'AC', 'Fan', 'Others'],
    ...['Type Of Ownership', 'Freehold', 'Leasehold', 'Power of Attorney', 'Lifts In The Tower'],
    ...['Possession', 'dd-MM-yyyy', 'Amenities', ...AMENITIES, 'Landmarks', 'Address'],
    ...['Phone Of Contact Person', 'Video Path', 'Description', 'Approx Value Of Work'],
    ...['Fields with a star (*) are mandatory.', 'SALE', 'RENT'],
    ...['Submit', 'Clear Values', 'Cancel', 'Close'],
  ]),
  ...labels(HOMES, [
    ...['PG ACCOMMODATION', 'Residential', 'CGHS', 'DDA', 'BUILDER'],
    ...['Flat', 'Floor', 'Penthouse', 'Duplex House', 'Residential Land /Plot'],
    ...['Bedrooms', 'Bathrooms', 'Balcony', '10+', 'Additional Rooms'],
    ...['Servant Room', 'Study Room', 'Store', 'Pooja Room'],
    ...['Car Parking Covered', 'Car Parking Open', '6+', 'Modular Kitchen', 'IGL Gas Connection'],
    ...['Wardrobes', 'Bed', 'Dining Table', 'Sofa', 'Curtains', 'TV', 'Geyser', 'Bathtub'],
    ...['Refrigerator', 'Microwave', 'RO', 'Hob', 'Chimney', 'Washing Machine'],
  ]),
  ...labels([GGN_HOME], ['Villa', 'House', 'Studio Apartment']),
  ...labels(SHOPS, [
    ...['Commercial', 'Rooms', 'Washrooms', 'Length', 'Breadth', 'Store', 'Common Washroom'],
    ...['Personal Washroom', 'Personal Pantry', 'Parking', 'Reserve Parking', 'Visitor Parking'],
    ...['Office Space', 'Shop', 'Space in Shopping Mall', 'Showroom', 'Commercial Land /Plot'],
    ...['MALL', 'SHOPPING cum OFFICE COMPLEX', 'Yes', 'No', '6+'],
  ]),
  ...labels([DWK_SHOP], ['FLAT-DDA', 'Builder Floor', 'DDA MKT COMPLEX']),
  ...labels([GGN_SHOP], ['Warehouse', 'Other', 'OTHER']),
  ...labels(
    [DWK_HOME, DWK_SHOP],
    [
      ...['Demand', 'Ninety Five Lakh', 'Status', 'Transaction Type', 'Loan Offered By'],
      ...['New launch', 'Under Construction', 'Ready To Move', 'Upcoming'],
      ...['Resale', 'New Property', 'New Booking', 'All The Leading Banks'],
    ],
  ),
  ...labels(
    [GGN_HOME, GGN_SHOP],
    [
      ...['Rent Demand', 'Ninety Five Thousand', 'Security Deposit', 'Maintenance Charges'],
      ...['Maintenance Charges Frequency', 'Other Charges', 'Other Charges Frequency'],
      ...[...FREQUENCIES, 'Company Lease', 'Agreement', 'Registrar', 'Notary', "Doesn't Matter"],
    ],
  ),
  ...labels(
    [GGN_HOME],
    [
      ...['Willing To Rent Out To', 'Family', 'Single Women Only', 'Single Men Only'],
      ...['Not Willing To Rent Out To', 'Tenants Who Are Non Vegetarians', 'Tenants With Pets'],
    ],
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
  ...labels(['an edited home'], ['Edit Residencial Property SALE', 'Property Status']),
  ...labels(['an edited shop'], ['Edit Commercial Property RENT', 'Property Status']),
  ...labels(['a duplicated home'], ['Create Duplicate Residencial Property', 'Property Status']),
  ...labels(['a duplicated shop'], ['Create Duplicate Commercial Property', 'Property Status']),
];
