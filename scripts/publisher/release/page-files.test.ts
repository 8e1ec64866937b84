import { describe, expect, it } from '@jest/globals';
import { filesOfPage } from './page-files';

describe('the files of a page', () => {
  it.each([
    ['/', 'index.html', 'page-data/index/page-data.json', '.gone.html'],
    ['/dwk/', 'dwk/index.html', 'page-data/dwk/page-data.json', 'dwk/.gone.html'],
    [
      '/dwk/a/B/2',
      'dwk/a/B/2/index.html',
      'page-data/dwk/a/B/2/page-data.json',
      'dwk/a/B/2/.gone.html',
    ],
    ['/dwk/a%20b', 'dwk/a b/index.html', 'page-data/dwk/a b/page-data.json', 'dwk/a b/.gone.html'],
  ])('%s', (path, html, pageData, gone) => {
    expect(filesOfPage(path)).toEqual({ html, pageData, gone });
  });

  it.each(['/../secrets', '/dwk/%2e%2e/%2e%2e/x', '/.release.json'])('%s is rejected', (path) => {
    expect(() => filesOfPage(path)).toThrow('is no address of a page');
  });
});
