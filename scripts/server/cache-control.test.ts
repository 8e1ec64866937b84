import { describe, expect, it } from '@jest/globals';
import { cacheControlOf, IMMUTABLE, REVALIDATED } from './cache-control';

describe('the cache rule', () => {
  it.each([
    'app-70b9f9be6934c74d471e.js',
    'component---src-templates-list-tsx-5a47ea9514327f0695bb.js',
    '448-66050332f15f9f031dc8.js',
    'styles.1a2b3c4d5e6f7a8b9c0d.css',
    'framework-fd5c922ce55f2f910aa2.js.map',
    'framework-fd5c922ce55f2f910aa2.js.LICENSE.txt',
    'static/noto-sans-1a2b3c.woff2',
    'static/6f1a/plan.webp',
  ])('%s is kept for ever', (file) => {
    expect(cacheControlOf(file)).toBe(IMMUTABLE);
  });

  it.each([
    'index.html',
    'dwk/propresi/PropResiDetail/abcdef1234567890abcdef12/index.html',
    'page-data/index/page-data.json',
    'page-data/app-data.json',
    'page-data/sq/d/1234567890.json',
    'published.json',
    'sitemap-1.xml',
    'favicon.ico',
    'script.js',
    'dwk/static/index.html',
  ])('%s is asked for again', (file) => {
    expect(cacheControlOf(file)).toBe(REVALIDATED);
  });
});
