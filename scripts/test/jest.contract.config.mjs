import { project } from './jest-project.mjs';

/**
 * The contract tests: they speak HTTP to a CMS that each test file boots from cms/dist.
 * A booted CMS leaves some 120 MB behind; a worker that has grown is replaced before its next file.
 */
export default {
  projects: [project('cms/test')],
  maxWorkers: 2,
  workerIdleMemoryLimit: '300MB',
};
