import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { initialOverlayState, overlayState, subscribe, toastSuccess } from './store';
import { Toasts } from './toasts';

const All = () => (
  <Toasts toasts={useSyncExternalStore(subscribe, overlayState, initialOverlayState).toasts} />
);

/** Sends a `mousemove`, which a browser may also send when a toast appears under a resting pointer. */
const point = (on: Element, clientX: number): void => {
  act(() => {
    on.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY: 10, bubbles: true }));
  });
};
const wait = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  jest.useFakeTimers();
  render(<All />);
  wait(1);
  point(document.body, 50);
  act(() => {
    toastSuccess('Saved');
  });
});
afterEach(() => {
  wait(60_000);
  jest.useRealTimers();
});

it('closes by itself although it appears under a resting pointer', () => {
  point(screen.getByText('Saved'), 50);
  wait(7000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('stays while somebody points at it', () => {
  point(screen.getByText('Saved'), 60);
  wait(7000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  act(() => {
    screen.getByText('Saved').closest('body > div')?.dispatchEvent(new MouseEvent('mouseleave'));
  });
  wait(7000);
  expect(screen.queryByText('Saved')).toBeNull();
});
