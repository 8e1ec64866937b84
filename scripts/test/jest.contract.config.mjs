import { project } from './jest-project.mjs';

/** The names of the test files that do not run, with commas between them. */
const { SKIPPED_TESTS = '' } = process.env;
const skipped = SKIPPED_TESTS.split(',').filter(Boolean);

/** Contract tests send HTTP requests to a CMS. Each test file boots one from cms/dist, on a copy of a template. */
const settings = {
  testEnvironment: '<rootDir>/environment/strapi-environment.ts',
  globalSetup: '<rootDir>/environment/global-setup.ts',
  globalTeardown: '<rootDir>/environment/global-teardown.ts',
  testPathIgnorePatterns: [
    ...(process.env.DATABASE_CLIENT === 'postgres' ? [] : ['/replicas/']),
    ...skipped.map((name) => `/test/${name}$`),
  ],
};

export default {
  projects: [project('cms/test', settings)],
  maxWorkers: 2,
  workerIdleMemoryLimit: '900MB',
};
