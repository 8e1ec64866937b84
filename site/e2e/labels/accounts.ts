import { labels } from './label';

const REGISTRATION = [
  ...["User's Name", "User's Mobile as user ID", "User's Email", 'Password', 'Confirm Password'],
  ...['Signup', 'Clear Values', 'Cancel', 'I agree', 'Terms & Conditions'],
  'Password Must have Minimum eight and maximum 16 characters, at least one uppercase letter, one lowercase letter, one number, one special character and no spaces',
];

/** First seed document, sections 2 and 5: signing in, registering, all reviews. */
export const ACCOUNTS = [
  ...labels(
    ['the login'],
    [
      ...['You have to Login to your account to write or edit review', 'New to Us? Register'],
      ...['User Id', 'Password', 'Show Password', 'Login', 'Cancel'],
      'Forgot your password? Call us',
    ],
  ),
  ...labels(['a login without anything'], ['User Id is required', 'Password is required']),
  ...labels(['the registration', 'the page of the registration'], REGISTRATION),
  ...labels(['all reviews'], ['Write a Review', 'Search', ' Reviews', 'Close', 'View More']),
  ...labels(['the last of all reviews'], ['No More Review']),
];
