import { labels } from '../support/labels';

const STARS = ['1 Star', '2 Star', '3 Star', '4 Star', '5 Star'];
const FORM = ['Rating', ...STARS, 'Review', 'Submit', 'Clear Values', 'Cancel', 'Close'];

/** The labels of all reviews, and of a visitor's own review. */
export const REVIEWS = [
  ...labels(['all reviews'], ['Write a Review', 'Search', ' Reviews', 'Close', 'View More']),
  ...labels(['the last of all reviews'], ['No More Review']),
  ...labels(['reviews of every age'], ['Today', '1 year', 'month', 'ago', 'of 5 stars', 'Reply:']),
  ...labels(
    ['the search of reviews'],
    [
      ...['Search Reviews', 'Sort By', 'Newest', 'Oldest', 'Highest Rating', 'Lowest Rating'],
      ...['Review Type', 'Text', 'Video', 'Rating', ...STARS, 'Search', 'Cancel'],
    ],
  ),
  ...labels(
    ['reviews that do not come'],
    ['Something went wrong.Please Try Again_ReviewSearch', 'Retry'],
  ),
  ...labels(['a new review'], ['Write a Review', ...FORM]),
  ...labels(['a new review without anything'], ['Rating is required', 'Review is required']),
  ...labels(['a review that is written'], ['Review Created Successfully']),
  ...labels(['the own review'], ['Edit Review', ...FORM]),
  ...labels(['the own review, saved'], ['Updated Successfully']),
  ...labels(['the own review, to be deleted'], ['Delete this review?', 'Delete', 'Cancel']),
  ...labels(['the own review, deleted'], ['Deleted Successfully']),
  ...labels(['the own review’s image'], ['Add Image', 'Upload', 'Cancel']),
  ...labels(['a plan as the own review’s image'], ['Not an Image !', 'Upload Images Only !']),
  ...labels(['the own review’s image, added'], ['Image Added Successfully']),
  ...labels(
    ['the own review’s image, failed'],
    ['Oops', 'Something went wrong.Please Try Again_addimage', 'Retry'],
  ),
  ...labels(['the own review’s image, deleted'], ['Image Deleted Successfully']),
];
