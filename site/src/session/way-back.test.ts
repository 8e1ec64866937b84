import { expect, it } from '@jest/globals';
import { forgetPlace, rememberPlace, takePlace } from './way-back';

it('leads an account back once to where its session ended', () => {
  rememberPlace('asha', '/UserList/?page=2');
  expect(takePlace('asha')).toBe('/UserList/?page=2');
  expect(takePlace('asha')).toBeNull();
});

it('leads nobody else there', () => {
  rememberPlace('asha', '/UserList/');
  expect(takePlace('meera')).toBeNull();
  expect(takePlace('asha')).toBeNull();
});

it('leads nobody back who has signed out', () => {
  forgetPlace();
  rememberPlace('asha', '/UserList/');
  expect(takePlace('asha')).toBeNull();
  rememberPlace('asha', '/UserList/');
  expect(takePlace('asha')).toBe('/UserList/');
});
