import { afterEach, expect, it } from '@jest/globals';
import { dismiss, isDismissed } from './dismissed';

afterEach(() => {
  localStorage.clear();
});

it('a welcome that is dismissed for good is remembered by the browser', () => {
  expect(isDismissed()).toBe(false);
  dismiss();
  expect(isDismissed()).toBe(true);
  expect(localStorage.getItem('welcomeDismissed')).toMatch(/^20/);
});
