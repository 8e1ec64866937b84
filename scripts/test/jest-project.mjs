import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Compiles TypeScript and JSX with swc, without checking types: `npm run check` does that. */
const transform = {
  '\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/**
 * A Jest project for a folder of this repository; Jest neither compiles nor searches build results.
 *
 * @param {string} folder from the root, with slashes
 * @param {import('jest').Config} settings
 * @returns {import('jest').Config}
 */
export const project = (folder, settings = {}) => ({
  displayName: folder,
  rootDir: path.join(root, folder),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  transform,
  cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
  transformIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/(dist|public|\\.cache)/'],
  ...settings,
});
