import { labels } from '../support/labels';
import { PASSWORD_TEXTS } from './model';

const HINT =
  'Password Must have Minimum eight and maximum 16 characters, at least one uppercase letter, one lowercase letter, one number, one special character and no spaces';
const REGISTRATION = [
  ...['Register', "User's Name", "User's Mobile as user ID", "User's Email", 'Password'],
  ...['Confirm Password', 'Show Password', 'Signup', 'Clear Values', 'Cancel', 'I agree'],
  ...['Terms & Conditions', HINT, ...PASSWORD_TEXTS],
];
const FAILED = 'Something went wrong.Please Try Again';

/** The labels of login, registration and the current account. */
export const ACCOUNTS = [
  ...labels(
    ['the login'],
    [
      ...['You have to Login to your account to write or edit review', 'New to Us? Register'],
      ...['User Id', 'Password', 'Show Password', 'Login', 'Cancel', 'Close'],
      'Forgot your password? Call us',
    ],
  ),
  ...labels(['a login without anything'], ['User Id is required', 'Password is required']),
  ...labels(['a wrong password'], ['Password Incorrect']),
  ...labels(
    ['a login of nobody'],
    ['Either your Id is Incorrect or there is No User with this Id'],
  ),
  ...labels(['a login of an inactive account'], ['Your Account is not Active yet']),
  ...labels(
    ['a login while another session is live'],
    [
      'You are Loged In on another Device. Please Logged Out from that and than try again',
      'Log out the other device',
    ],
  ),
  ...labels(
    ['a login with a second factor'],
    ['Code', 'From your authenticator app, or a recovery code. Each works once'],
  ),
  ...labels(['a login with a wrong code'], ['Code Incorrect, or already used']),
  ...labels(
    ['a login without a connection'],
    ['Oops', `${FAILED}_users_login`, 'Check your internet connection', 'Retry'],
  ),
  ...labels(
    ['a login whose answer is not understood'],
    ['Oops', `${FAILED}_users_login`, 'an answer that we do not understand', 'Retry'],
  ),
  ...labels(['a login that goes well'], ['Loged In Successfully', 'Your account']),
  ...labels(['the account’s menu'], ['Change Password', 'Sign Out', 'Log Out Everywhere']),
  ...labels(['a logout'], ['Logout Successfully', 'Sign In']),
  ...labels(
    ['the own password'],
    [
      ...['Change Password', 'Old Password', 'New Password', 'Confirm Password'],
      ...['Submit', 'Clear Values', 'Cancel', HINT, ...PASSWORD_TEXTS],
    ],
  ),
  ...labels(['a changed own password'], ['Password Changed']),
  ...labels(
    ['a session that has ended'],
    ['Please log in to continue', 'Login to your account', 'Login'],
  ),
  ...labels(['the registration', 'the page of the registration'], REGISTRATION),
  ...labels(['the page of the registration'], ['Second Phone']),
  ...labels(
    ['a registration that is all wrong'],
    ['Invalid Phone Number', 'Invalid email address', 'Invalid Password', 'Password do not match'],
  ),
  ...labels(
    ['a registration without anything'],
    [
      ...['User Name is required', 'User Id is required', 'Password is required'],
      'Confirm Password is required',
    ],
  ),
  ...labels(['a registration with two passwords'], ['Password do not match']),
  ...labels(['a registration of an id that is taken'], ['User Id Already Exists Use Another']),
  ...labels(['a registration'], ['Registered Successfully', 'Login to your account']),
  ...labels(
    ['a registration that staff approve'],
    [
      ...['Registered Successfully', 'Ok, got it'],
      'Thanks for Registering with Us. Your Account will be active and displayed very soon. A email / message in this regard will be send to you at your registered email Id / phone. Have a good time.',
    ],
  ),
];
