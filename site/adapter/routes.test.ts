import { describe, expect, it } from '@jest/globals';
import { renderedRoutes, rewritesOf, staticPages } from './routes';
import type { Route } from './routes';

const file = (path: string, filePath: string): Route => ({
  path,
  type: 'static',
  filePath: `public/${filePath}`,
  headers: [],
});
const rendered = (path: string): Route => ({ path, type: 'function', functionId: 'ssr-engine' });

const routes: Route[] = [
  file('/company/UserDetail/*', 'company/UserDetail/index.html'),
  file(
    '/page-data/company/UserDetail/*/page-data.json',
    'page-data/company/UserDetail/page-data.json',
  ),
  rendered('/dwk/propresi/PropResiDetail/*'),
  rendered('/page-data/dwk/propresi/PropResiDetail/*/page-data.json'),
  { path: '/api/hello', type: 'function', functionId: 'hello' },
  file('/terms', 'terms/index.html'),
  file('/404.html', '404.html'),
  file('/app-1234567890.js', 'app-1234567890.js'),
];

describe('the routes of a build', () => {
  it('are told apart: pages of the build, of the engine, and of the app', () => {
    expect(staticPages(routes)).toEqual([{ path: '/terms', file: 'terms/index.html' }]);
    expect(renderedRoutes(routes, 'ssr-engine')).toEqual(['/dwk/propresi/PropResiDetail/*']);
    expect(rewritesOf(routes, 'ssr-engine')).toEqual([
      { match: '/company/UserDetail/*', file: 'company/UserDetail/index.html', status: 200 },
      { match: '/dwk/propresi/PropResiDetail/*', file: '404.html', status: 404 },
    ]);
  });
});
