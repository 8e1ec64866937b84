/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import { onCreateWebpackConfig } from './webpack';

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
