import path from 'node:path';
import { project } from './jest-project.mjs';

/** Jest loads no ES modules, which marked is; this is its build for everything else. */
const marked = path.resolve(import.meta.dirname, '../../node_modules/marked/lib/marked.umd.js');

/** The unit tests: each stands beside what it tests. */
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
};
