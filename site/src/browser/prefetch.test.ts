import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageLoader } from './page-loader';
import { prefetchAfterInteraction } from './prefetch';

const enqueue = jest.fn((address: string) => `fetches ${address}`);
const onInteraction = jest.fn();

/** The part of Gatsby's loader that prefetching uses. */
function loaderOf(): PageLoader {
  const other = jest.fn();
  const loader: PageLoader = {
    ...{ loadPage: other, loadPageSync: other, hovering: other, isPageNotFound: other },
    enqueue,
  };
  prefetchAfterInteraction(loader, onInteraction);
  return loader;
}

const move = () => window.dispatchEvent(new Event('wheel'));

beforeEach(() => {
  enqueue.mockClear();
  onInteraction.mockClear();
});

describe('prefetchOnceMoved', () => {
  it('fetches nothing ahead before the visitor moves, then what is seen, each once', () => {
    const { enqueue: see } = loaderOf();
    see('/one');
    see('/two');
    see('/one');
    expect(enqueue).not.toHaveBeenCalled();
    expect(onInteraction).not.toHaveBeenCalled();
    move();
    move();
    expect(enqueue.mock.calls).toEqual([['/one'], ['/two']]);
    expect(onInteraction).toHaveBeenCalledTimes(1);
  });

  it('leaves out what is not seen any more', () => {
    const { enqueue: see } = loaderOf();
    (see('/one') as { abort: () => void }).abort();
    move();
    expect(enqueue).not.toHaveBeenCalled();
  });

  it('is Gatsby’s own from then on', () => {
    const loader = loaderOf();
    move();
    expect(loader.enqueue('/three')).toBe('fetches /three');
  });
});
