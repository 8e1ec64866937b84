import { describe, expect, it, jest } from '@jest/globals';
import { loadPagesByPath } from './page-loader';
import type { PageLoader } from './page-loader';

describe('loadPagesByPath', () => {
  it('has pages loaded, found and fetched ahead by their path, whatever their query', () => {
    const loadPage = jest.fn((address: string) => `page of ${address}`);
    const others = jest.fn();
    const loader: PageLoader = {
      loadPage,
      loadPageSync: others,
      enqueue: others,
      hovering: others,
      isPageNotFound: others,
    };
    loadPagesByPath(loader);
    expect(loader.loadPage('/list?bedroomA=3')).toBe('page of /list');
    loader.loadPageSync('/list?page=2', { withErrorDetails: true });
    expect(others).toHaveBeenLastCalledWith('/list', { withErrorDetails: true });
    loader.enqueue('/list');
    expect(others).toHaveBeenLastCalledWith('/list');
  });

  it('takes the page that says that nothing is there, where it is the one that was opened', () => {
    window.pagePath = '/404.html';
    const loadPage = jest.fn((address: string) => `page of ${address}`);
    const others = jest.fn();
    const loader: PageLoader = {
      ...{ loadPage, loadPageSync: others, enqueue: others, hovering: others },
      isPageNotFound: others,
    };
    loadPagesByPath(loader);
    delete window.pagePath;
    expect(loader.loadPage(window.location.pathname)).toBe('page of /404.html');
    expect(loader.loadPage('/list?page=2')).toBe('page of /list');
  });
});
