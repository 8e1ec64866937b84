/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, jest } from '@jest/globals';
import * as ICONS from './src/components/icon/icons';
import { iconFile, onCreateWebpackConfig } from './webpack';

it('each icon has a file of its own', () => {
  const icons = path.join(path.dirname(require.resolve('lucide-react')), '../esm/icons');
  expect(readdirSync(icons)).toEqual(expect.arrayContaining(Object.keys(ICONS).map(iconFile)));
});

it('a build for browsers makes no source maps', () => {
  const config = { devtool: 'source-map', output: {}, module: { rules: [] }, plugins: [] };
  const replaceWebpackConfig = jest.fn();
  const context = {
    actions: { replaceWebpackConfig, setWebpackConfig: jest.fn() },
    plugins: { normalModuleReplacement: jest.fn(), provide: jest.fn() },
    getConfig: () => config,
    stage: 'build-javascript',
  };
  void onCreateWebpackConfig?.(context as never, {} as never, () => undefined);
  expect(replaceWebpackConfig).toHaveBeenCalledWith(expect.objectContaining({ devtool: false }));
});
