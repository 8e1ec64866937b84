import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { dismiss, isDismissed } from './dismissed';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a welcome that is dismissed for good', () => {
  it('is remembered by the browser', () => {
    expect(isDismissed()).toBe(false);
    expect(dismiss()).toBe(true);
    expect(isDismissed()).toBe(true);
  });

  it('is shown again by a browser that lets nothing be stored', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    expect(dismiss()).toBe(false);
    expect(isDismissed()).toBe(false);
  });
});
