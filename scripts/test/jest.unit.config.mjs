import { project } from './jest-project.mjs';

/** The unit tests: each stands beside what it tests. */
export default {
  projects: [
    project('cms/src'),
    project('scripts'),
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
