import { labels } from './label';

const AREA_UNITS = [
  ...['sq. ft.', 'sq. yards', 'sq. m.', 'acres', 'hectares', 'bigha', 'marla', 'kanal'],
];

/** Second seed document, section 2: lists, cards, details. */
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
      ...['Complex/Project Name', 'Detail', 'Go To Page', ' Cr'],
    ],
  ),
  ...labels(['a list of rents'], [' Lac', ' / month']),
  ...labels(['an empty list'], ['NO PROPERTY AVAILABLE']),
  ...labels(['a list that loads'], ['Loading...']),
  ...labels(['a home’s detail', 'a shop’s detail'], [...AREA_UNITS, 'Call', 'WhatsApp', 'SMS']),
  ...labels(['a home’s detail'], [' BHK', 'for SALE', ' in ', 'Property For', 'Category']),
  ...labels(['a property to be had at once'], ['Possession', 'Immediate']),
];
