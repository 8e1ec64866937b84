import { labels } from '../../support/labels';

const FAILED = 'Something went wrong.Please Try Again';
const OVERVIEW = [
  ...['Location', 'Dwarka', 'Gurugram', 'Tag', 'Heading', 'Line 1', 'Line 2', 'Line 3', 'Line 4'],
  ...['Line 5', 'Line 6', 'Line 7', 'List', 'Residential Property For Sale', 'Filters'],
  ...['What stands after the ? in the address of a filtered list'],
  ...['Position', 'Submit', 'Clear Values', 'Cancel'],
];
const REVIEW = [
  ...['Name', 'Rating', '1 Star', '2 Star', '3 Star', '4 Star', '5 Star', 'Review'],
  ...['Review Type', 'Text', 'Video', 'Submit', 'Clear Values', 'Cancel'],
];

/** The labels of awards, overviews and reviews for staff. */
export const CONTENT = [
  ...labels(['a manager’s side menu'], ['Create Award', 'Create Prop Overview']),
  ...labels(['an admin’s side menu'], ['Create Award', 'Create Prop Overview', 'User List']),
  ...labels(
    ['the form of a new award'],
    ['Create Award', 'Heading', 'Position', '1/2/3 so on', 'Submit', 'Clear Values', 'Cancel'],
  ),
  ...labels(['an award without a heading'], ['One thing is not right yet:', 'Heading']),
  ...labels(['a created award'], ['Award Created']),
  ...labels(['the form of an award'], ['Edit Award', 'Heading', 'Position']),
  ...labels(['a saved award'], ['Updated Successfully']),
  ...labels(['an edit of an award that fails'], ['Oops', `${FAILED}_EditAward`]),
  ...labels(['a deletion of an award that fails'], ['Oops', `${FAILED}_deleteAward`]),
  ...labels(['a deleted award'], ['Deleted Successfully']),
  ...labels(['the form of a new overview'], ['Create Prop Overview', ...OVERVIEW]),
  ...labels(['a created overview'], ['PropOverview Created']),
  ...labels(['the form of an overview'], ['Edit Prop Overview', ...OVERVIEW]),
  ...labels(['a saved overview'], ['Updated Successfully']),
  ...labels(['a deleted overview'], ['Deleted Successfully']),
  ...labels(['staff’s form of a new review'], ['Write a Review', ...REVIEW]),
  ...labels(['staff’s form of a video review'], ['Video URL']),
  ...labels(['a review that lacks everything'], ['Rating is required', 'Review is required']),
  ...labels(['a created review'], ['Review Created Successfully']),
  ...labels(
    ['staff’s form of a review'],
    ['Edit Review', ...REVIEW, 'Video URL', 'Review Created On', 'Review Reply', 'Hidden'],
  ),
  ...labels(
    ['staff’s search of reviews'],
    [
      ...['Search Reviews', 'Name', 'Sort By', 'Newest', 'Oldest', 'Highest Rating'],
      ...['Lowest Rating', 'Review Type', 'Text', 'Video', 'Rating', 'Search', 'Cancel'],
    ],
  ),
];
