import { expect, it } from '@jest/globals';
import { labelledMessage } from './labelled-message';

it.each([
  ["User's Email", 'Invalid email address', "User's Email: Invalid email address"],
  ['Phone 2', 'Invalid Phone Number', 'Phone 2: Invalid Phone Number'],
  ['Entry', 'entrywise', 'Entry: entrywise'],
  ['Password', 'Invalid Password', 'Invalid Password'],
  ['Confirm Password', 'Confirm Password Do Not Match.', 'Confirm Password Do Not Match.'],
  ['Heading', 'Heading', 'Heading'],
  ['Demand', 'Demand is required', 'Demand is required'],
  ["User's Name", 'User Name is required', "User's Name is required"],
  ['New Password', 'Password is required', 'New Password is required'],
])('names the field once, what is required by its label: %s, %s', (label, message, said) => {
  expect(labelledMessage(label, message)).toBe(said);
});
