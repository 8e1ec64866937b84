import { labels } from '../support/labels';

const AREA_UNITS = [
  ...['sq. ft.', 'sq. yards', 'sq. m.', 'acres', 'hectares', 'bigha', 'marla', 'kanal'],
];

const HOME_DETAILS = ['everything of a home for sale', 'everything of a home for rent'] as const;
const SHOP_DETAILS = ['everything of a shop for sale', 'everything of a shop for rent'] as const;
const EVERY_DETAIL = [
  ...['Property For', 'Category', 'Property Type', 'Project Type', 'Project Name', 'Locality'],
  ...['Address', 'Landmarks', 'Plot Area', 'Carpet Area', 'Super Area', 'BuiltUp Area'],
  ...['Floor No', 'Total Floors', 'Furnished Status', 'Interior', 'Approx Value Of Work'],
  ...['AC', 'Fan', 'Others', 'Facing', 'Entry', 'Overlooking', 'Lifts In The Tower'],
  ...['Type Of Ownership', 'Possession', 'RERA Number', 'Amenities', 'Description'],
];
const HOME_DETAIL = [
  ...['Bedrooms', 'Bathrooms', 'Balcony', 'Additional Rooms', 'Wardrobes', 'Bed', 'Dining Table'],
  ...['Sofa', 'Curtains', 'TV', 'Geyser', 'Bathtub', 'Refrigerator', 'Microwave', 'RO', 'Hob'],
  ...['Chimney', 'Washing Machine', 'Modular Kitchen', 'IGL Gas Connection'],
  ...['Car Parking Covered', 'Car Parking Open'],
];
const SHOP_DETAIL = [
  ...['Rooms', 'Washrooms', 'Length', 'Breadth', 'Store', 'Common Washroom'],
  ...['Personal Washroom', 'Personal Pantry', 'Parking', 'Reserve Parking', 'Visitor Parking'],
];
const SALE_DETAIL = ['Demand', 'Status', 'Transaction Type', 'Loan Offered By'];
const RENT_DETAIL = [
  ...['Rent Demand', 'Security Deposit', 'Maintenance Charges', 'Other Charges'],
  ...['Company Lease', 'Agreement'],
];

/** Second seed document, sections 2 to 4, 8 and 9: lists, cards, details. */
export const LISTINGS = [
  ...labels(['the list dwk RS'], ['Residential Property For Sale in Dwarka']),
  ...labels(['the list dwk RR'], ['Residential Property For Rent in Dwarka', 'PG ACCOMMODATION']),
  ...labels(['the list dwk CS'], ['Commercial Property For Sale in Dwarka']),
  ...labels(['the list dwk CR'], ['Commercial Property For Rent in Dwarka']),
  ...labels(['the list ggn RS'], ['Residential Property For Sale in Gurugram']),
  ...labels(['the list ggn RR'], ['Residential Property For Rent in Gurugram']),
  ...labels(['the list ggn CS'], ['Commercial Property For Sale in Gurugram']),
  ...labels(['the list ggn CR'], ['Commercial Property For Rent in Gurugram']),
  ...labels(['the list dwk RS', 'the list dwk CS', 'the list ggn RS', 'the list ggn CS'], ['SALE']),
  ...labels(['the list dwk RR', 'the list dwk CR', 'the list ggn RR', 'the list ggn CR'], ['RENT']),
  ...labels(
    ['the list dwk RS', 'the list ggn CR'],
    ['None', 'Demand-Low To High', 'Demand-High To Low', 'Sector'],
  ),
  ...labels(
    ['the list dwk RS'],
    [
      ...['Bath', 'Extra Rooms', 'Balcony', 'Entry', 'Furnishing', 'Floor No'],
      ...['Complex/Project Name', 'Detail', 'Images', 'Video', 'Call', 'WhatsApp', 'SMS', ' Cr'],
      ...['Previous', 'Next', 'Go To Page', 'Scroll to bottom', 'Filter', 'Sort'],
    ],
  ),
  ...labels(['a list of rents'], [' Lac', ' / month']),
  ...labels(['an empty list'], ['NO PROPERTY AVAILABLE']),
  ...labels(['a list that loads'], ['Loading...']),
  ...labels(
    ['a list that does not come'],
    ['Oops', 'Something went wrong.Please Try Again_PropResiSaleSearch', 'Retry'],
  ),
  ...labels(['a card without images'], ['All Images', 'Oops ! No Image Available']),
  ...labels(['a card without a video'], ['Video', 'Oops ! No Video Available']),
  ...labels(['a property that is gone'], ['PROPERTY DETAIL NOT AVAILABLE']),
  ...labels(['a home’s detail', 'a shop’s detail'], [...AREA_UNITS, 'Call', 'WhatsApp', 'SMS']),
  ...labels(['a home’s detail'], [' BHK', 'for SALE', ' in ', 'Property For', 'Category']),
  ...labels([...HOME_DETAILS, ...SHOP_DETAILS], EVERY_DETAIL),
  ...labels(HOME_DETAILS, HOME_DETAIL),
  ...labels(SHOP_DETAILS, SHOP_DETAIL),
  ...labels([HOME_DETAILS[0], SHOP_DETAILS[0]], SALE_DETAIL),
  ...labels([HOME_DETAILS[1], SHOP_DETAILS[1]], RENT_DETAIL),
  ...labels(
    [HOME_DETAILS[1]],
    [
      ...['Willing To Rent Out To', 'Not Willing To Rent Out To'],
      ...['Tenants Who Are Non Vegetarians', 'Tenants With Pets'],
    ],
  ),
  ...labels(['a property to be had at once'], ['Possession', 'Immediate']),
];
