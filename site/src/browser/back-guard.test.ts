import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { guardBack, navigatePastGuard } from './back-guard';

const guardDepth = () => (window.history.state as { guardDepth?: number } | null)?.guardDepth ?? 0;
const heldIs = (entries: number) =>
  waitFor(() => {
    expect(guardDepth()).toBe(entries);
  });
const router = jest.fn();

/** A guard for an open part of the page; `close` removes the guard. */
function open(): { readonly close: jest.Mock<() => void>; readonly end: () => void } {
  let end = (): void => undefined;
  const close = jest.fn(() => {
    end();
  });
  end = guardBack(close);
  return { close, end };
}

beforeEach(() => {
  window.history.pushState({ key: String(Math.random()) }, '');
  window.addEventListener('popstate', router);
});
afterEach(() => {
  window.removeEventListener('popstate', router);
  router.mockClear();
});

describe('Back', () => {
  it('closes what is open, the topmost first, and the router does not hear of it', async () => {
    const lower = open();
    const upper = open();
    await heldIs(2);
    window.history.back();
    await waitFor(() => {
      expect(upper.close).toHaveBeenCalledTimes(1);
    });
    await heldIs(1);
    expect(lower.close).not.toHaveBeenCalled();
    window.history.back();
    await waitFor(() => {
      expect(lower.close).toHaveBeenCalledTimes(1);
    });
    await heldIs(0);
    expect(router).not.toHaveBeenCalled();
  });

  it('keeps what a question keeps open', async () => {
    const ask = jest.fn(() => Promise.resolve());
    const end = guardBack(ask);
    await heldIs(1);
    window.history.back();
    await waitFor(() => {
      expect(ask).toHaveBeenCalledTimes(1);
    });
    await heldIs(1);
    end();
    await heldIs(0);
  });

  it('leaves the page at once after what was open is closed otherwise', async () => {
    const dialog = open();
    await heldIs(1);
    dialog.end();
    await heldIs(0);
    window.history.back();
    await waitFor(() => {
      expect(router).toHaveBeenCalledTimes(1);
    });
  });

  it('passes an entry of something that its page took along', async () => {
    const dialog = open();
    await heldIs(1);
    window.history.pushState({ key: 'next' }, '');
    dialog.end();
    window.history.back();
    await waitFor(() => {
      expect(router).toHaveBeenCalledTimes(1);
    });
    await heldIs(0);
  });
});

it('what replaces another in one step keeps its entry', async () => {
  const first = open();
  await heldIs(1);
  const length = window.history.length;
  first.end();
  const second = open();
  await new Promise((resolve) => setTimeout(resolve));
  expect([guardDepth(), window.history.length]).toEqual([1, length]);
  second.end();
  await heldIs(0);
});

it('a page that is navigated to takes the entry; what opens meanwhile gets one of its own', async () => {
  const form = open();
  await heldIs(1);
  navigatePastGuard('/next/');
  form.end();
  const message = open();
  await new Promise((resolve) => setTimeout(resolve));
  expect(guardDepth()).toBe(0);
  // Simulates the end of a navigation of the router.
  window.history.replaceState({ key: 'arrived' }, '');
  window.dispatchEvent(new Event('routed'));
  await heldIs(1);
  message.end();
  await heldIs(0);
});
