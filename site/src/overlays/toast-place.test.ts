import { expect, it } from '@jest/globals';
import { coveredBy } from './toast-place';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 50 });
const toasts = box(0, 0);

it('counts the controls under the toasts', () => {
  expect(coveredBy(toasts, null, [])).toBe(0);
  expect(coveredBy(toasts, null, [box(50, 20), box(100, 0), box(0, 50), box(300, 300)])).toBe(1);
});

it('prefers all controls to the pointer', () => {
  const controls = [box(50, 20), box(0, 0)];
  const pointer = { x: 99, y: 49 };
  expect(coveredBy(toasts, pointer, [])).toBe(1);
  expect(coveredBy(toasts, pointer, controls)).toBeGreaterThan(coveredBy(toasts, null, controls));
  expect(coveredBy(toasts, { x: 200, y: 10 }, controls)).toBe(2);
});
