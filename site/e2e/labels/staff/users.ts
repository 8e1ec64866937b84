import { labels } from '../../support/labels';
import { PASSWORD_TEXTS } from '../model';

const TYPES = ['admin', 'manager_dwk', 'manager_ggn', 'visiter', 'account', 'executive'];
const PERMISSIONS = [
  ...['Permissions', 'Create', 'Read', 'Update', 'Delete', 'Cash book, cash', 'Cash book, bank'],
  ...['Sale', 'Purchase', 'All finance', 'Acknowledge receipt', 'Acknowledge purchase'],
];
/** The labels of the users and of the super admin's login. */
export const USERS = [
  ...labels(
    ['the user list'],
    [
      ...[
        ' All Users',
        'Home',
        'Search',
        'Inactive: ',
        'Edit',
        'Change Password',
        'End session',
        'History',
      ],
      ...['Last logged in', 'Previous', 'Next', 'Go To Page'],
    ],
  ),
  ...labels(
    ['the search of users'],
    ['Name | Phone No.', 'Name', 'Phone No.', 'Search', 'Clear Values'],
  ),
  ...labels(['a search of users that finds none'], ['0 All Users', 'No account is found so.']),
  ...labels(
    ['a super admin’s form of a user'],
    [
      ...['Edit User', 'User Id', 'User Name', 'Phone 1', 'Phone 2', 'WhatsApp', 'Email'],
      ...['Company Name', 'City', 'User Status', 'active', 'inactive', 'User Type', ...TYPES],
      ...['Submit', 'Clear Values', 'Cancel'],
    ],
  ),
  ...labels(['the page of a user’s form'], ['Edit User: ', 'User Name', 'User Status']),
  ...labels(['an admin’s form of a user'], ['Edit User', 'User Name', 'User Status']),
  ...labels(['a user with wrong phones'], ['Invalid Phone Number', 'Invalid email address']),
  ...labels(['a user whose id is taken'], ['User Id Already Exists Use Another']),
  ...labels(['a saved user'], ['Updated Successfully']),
  ...labels(
    ['the form of a user’s password'],
    ['Change Password', 'Password', 'Confirm Password', 'Show Password', ...PASSWORD_TEXTS],
  ),
  ...labels(['a password that is none'], ['Invalid Password', 'Confirm Password Do Not Match.']),
  ...labels(['a password that is missing'], ['Confirm Password is required']),
  ...labels(['a changed password'], ['Password Changed']),
  ...labels(
    ['a second factor that is off'],
    [
      ...['Second Factor', 'Open the app on this device', 'Password', 'Show Password', 'Code'],
      ...['The six digits that the app shows now', 'Switch On', 'Cancel'],
    ],
  ),
  ...labels(['a second factor that is on'], ['It is on', 'Password', 'Code', 'Switch Off']),
  ...labels(
    ['the question before a reset of a second factor'],
    ['Reset the second factor?', 'Reset second factor', 'Cancel'],
  ),
  ...labels(
    ['the detail of a user'],
    ['User Id', 'User Type', 'User Status', 'Last logged in', ...PERMISSIONS],
  ),
  ...labels(['the user list of a visitor'], ['You Are Not Authorised To View Users']),
  ...labels(['the detail of a user to a visitor'], ['You Are Not Authorised To View User Details']),
  ...labels(['the form of a user to a visitor'], ['You Are Not Authorised To Edit User']),
  ...labels(
    ['the super admins’ login'],
    [
      ...['Login to your account(SuperAdmin)', 'User Id', 'Password', 'Show Password'],
      ...['Login', 'Cancel'],
    ],
  ),
  ...labels(['an empty login'], ['User Id is required', 'Password is required']),
  ...labels(['a login with a wrong password'], ['Password Incorrect']),
  ...labels(
    ['a login of nobody'],
    ['Either your Id is Incorrect or there is No User with this Id'],
  ),
  ...labels(
    ['a login with another session'],
    [
      'You are Loged In on another Device. Please Logged Out from that and than try again',
      'Log out the other device',
    ],
  ),
  ...labels(['a login of an inactive account'], ['Your Account is not Active yet']),
  ...labels(['a super admin who has signed in'], ['Loged In Successfully', 'All Users']),
  ...labels(
    ['the super admins’ area'],
    [
      ...['All Users', 'Strapi admin panel', 'The published site', 'Last build'],
      ...['Not on the pages yet', 'Rebuild'],
    ],
  ),
];
