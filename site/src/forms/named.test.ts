import { expect, it } from '@jest/globals';
import { named } from './named';

it.each([
  ["User's Email", 'Invalid email address', "User's Email: Invalid email address"],
  ['Phone 2', 'Invalid Phone Number', 'Phone 2: Invalid Phone Number'],
  ['Entry', 'entrywise', 'Entry: entrywise'],
])('names the field before a message that does not: %s', (label, message, said) => {
  expect(named(label, message)).toBe(said);
});

it.each([
  ['Password', 'Invalid Password'],
  ['Confirm Password', 'Confirm Password Do Not Match.'],
  ['Heading', 'Heading'],
])('names no field twice: %s, %s', (label, message) => {
  expect(named(label, message)).toBe(message);
});

it.each([
  ['Demand', 'Demand is required', 'Demand is required'],
  ["User's Name", 'User Name is required', "User's Name is required"],
  ['New Password', 'Password is required', 'New Password is required'],
])('names what is required by its label: %s', (label, message, said) => {
  expect(named(label, message)).toBe(said);
});
