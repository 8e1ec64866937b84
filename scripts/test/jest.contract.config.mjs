import { project } from './jest-project.mjs';

/**
 * Contract tests speak HTTP to a CMS that each test file boots from cms/dist.
 * A booted CMS leaves some 120 MB behind; a worker that has grown is replaced before its next file.
 */
const settings =
  process.env.DATABASE_CLIENT === 'postgres' ? {} : { testPathIgnorePatterns: ['/replicas/'] };

export default {
  projects: [project('cms/test', settings)],
  maxWorkers: 2,
  workerIdleMemoryLimit: '300MB',
};
