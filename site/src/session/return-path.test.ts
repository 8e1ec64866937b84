import { expect, it } from '@jest/globals';
import { clearReturnPath, saveReturnPath, takeReturnPath } from './return-path';

it('leads an account back once to where its session ended', () => {
  saveReturnPath('asha', '/UserList/?page=2');
  expect(takeReturnPath('asha')).toBe('/UserList/?page=2');
  expect(takeReturnPath('asha')).toBeNull();
});

it('leads nobody else there', () => {
  saveReturnPath('asha', '/UserList/');
  expect(takeReturnPath('meera')).toBeNull();
  expect(takeReturnPath('asha')).toBeNull();
});

it('leads nobody back who has signed out', () => {
  clearReturnPath();
  saveReturnPath('asha', '/UserList/');
  expect(takeReturnPath('asha')).toBeNull();
  saveReturnPath('asha', '/UserList/');
  expect(takeReturnPath('asha')).toBe('/UserList/');
});
