import { labels } from '../../support/labels';

const FAILED = 'Something went wrong.Please Try Again';
const REGION_MENU = [
  ...['Find a Property', 'Create Residential Property', 'Create Commercial Property'],
  ...['Create Locality', 'View Locality', 'Create Residential Project Name'],
  ...['Create Commercial Project Name', 'View Residential Project Name'],
  'View Commercial Project Name',
];

/** The labels of the side menus, of staff's work with a listing, and of the messages about it. */
export const LISTING_WORK = [
  ...labels(['Dwarka’s side menu', 'Gurugram’s side menu'], REGION_MENU),
  ...labels(
    ['an admin’s menu in Dwarka'],
    [...REGION_MENU, 'Import Listings', 'User List', 'Bin', 'History of Texts'],
  ),
  ...labels(
    ['the homes of a list', 'the page of a home', 'the shops of a list'],
    ['Edit: ', 'Delete: ', 'Add Image: ', 'Create Duplicate Property: ', 'History: '],
  ),
  ...labels(['the search of an admin', 'the commercial search of an admin'], ['Property Status']),
  ...labels(['a created home'], ['Property Created Successfully', 'Add Images', 'Ok, got it']),
  ...labels(['a saved home'], ['Updated Successfully']),
  ...labels(['a home to be deleted'], ['Delete', 'Cancel', 'It lies in the bin for a while.']),
  ...labels(
    ['a home to be sold'],
    [
      ...['Only staff see the price and by whom.', 'Closing Price', 'Closed On', 'dd-MM-yyyy'],
      ...['Closed By', 'Us', 'Owner', 'Another broker', 'Not known'],
      ...['Save as Sold', 'Cancel', 'Close'],
    ],
  ),
  ...labels(
    ['a sale with faults'],
    ['Closing Price must be above 0', 'Closed On must not be in the future'],
  ),
  ...labels(['a shop to be let'], ['Closing Price', 'Save as Rented', 'Cancel']),
  ...labels(['a deleted home'], ['Deleted Successfully']),
  ...labels(['a home that is gone'], ['PROPERTY DETAIL NOT AVAILABLE']),
  ...labels(['an edit of a home that fails'], ['Oops', `${FAILED}_editPropResi`, 'Retry']),
  ...labels(['a duplicate of a home that fails'], ['Oops', `${FAILED}_duplicatePropResi`]),
  ...labels(['an edit of a shop that fails'], ['Oops', `${FAILED}_editPropCom`]),
  ...labels(['a duplicate of a shop that fails'], ['Oops', `${FAILED}_duplicatePropCom`]),
  ...labels(
    ['a save without a session'],
    ['Please log in to continue', 'Login to your account', 'User Id', 'Password'],
  ),
  ...labels(['a session that was left'], ['Logout Successfully', 'Sign In']),
];
