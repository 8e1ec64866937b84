import { AREA_UNIT_NAMES, LISTS } from '../../src/domain';
import { labels } from '../support/labels';
import { ALL_LISTS } from '../support/lists';
import { detailTexts } from './model';

/** The labels of lists, cards and listing pages. Their fields come from the model. */
export const LISTINGS = [
  ...ALL_LISTS.flatMap(({ area, list, heading }) =>
    labels([`the list ${area} ${list}` as const], [heading, LISTS[list].purposes[0] ?? '']),
  ),
  ...labels(['the list dwk RR'], ['PG ACCOMMODATION']),
  ...labels(
    ['the list dwk RS', 'the list ggn CR'],
    ['None', 'Demand-Low To High', 'Demand-High To Low', 'Sector'],
  ),
  ...labels(
    ['the list dwk RS'],
    [
      ...['Bath', 'Extra Rooms', 'Balcony', 'Entry', 'Furnishing', 'Floor No'],
      ...[
        'Complex/Project Name',
        'Detail',
        'Images',
        'Video',
        'Enquire',
        'Call',
        'WhatsApp',
        'SMS',
      ],
      ' Cr',
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
  ...labels(['a card whose video cannot be played'], ['Video', 'Oops ! No Video Available']),
  ...labels(['a property that is gone'], ['PROPERTY DETAIL NOT AVAILABLE']),
  ...labels(
    ['a home’s detail', 'a shop’s detail'],
    [...AREA_UNIT_NAMES, 'Enquire', 'Call', 'WhatsApp', 'SMS'],
  ),
  ...labels(['a home’s detail'], [' BHK', 'for SALE', ' in ', 'Property For', 'Category']),
  ...labels(['everything of a home for sale'], detailTexts('propresi', 'SALE')),
  ...labels(['everything of a home for rent'], detailTexts('propresi', 'RENT')),
  ...labels(['everything of a shop for sale'], detailTexts('propcom', 'SALE')),
  ...labels(['everything of a shop for rent'], detailTexts('propcom', 'RENT')),
  ...labels(['a property to be had at once'], ['Possession', 'Immediate']),
];
