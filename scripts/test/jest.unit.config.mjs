import path from 'node:path';
import { project } from './jest-project.mjs';

/** Jest cannot load ES modules such as marked, so the tests use marked's UMD build. */
const marked = path.resolve(import.meta.dirname, '../../node_modules/marked/lib/marked.umd.js');

/** The unit tests: each is beside the module that it tests. */
export default {
  projects: [
    project('cms/src'),
    project('scripts', { moduleNameMapper: { '^marked$': marked } }),
    project('site', {
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/test/browser.ts'],
      moduleNameMapper: {
        '\\.css$': 'identity-obj-proxy',
        '\\.(svg|png|webp|woff2)$': '<rootDir>/test/file.ts',
        '^gatsby$': '<rootDir>/test/gatsby.tsx',
      },
    }),
  ],
  // One more than the cores of a small machine, because the publisher's tests also wait for processes. Jest's own choice
  // leaves one core idle.
  maxWorkers: 3,
  // Long, because a condition may take time on a busy machine, and that is not a failure.
  testTimeout: 60_000,
};
