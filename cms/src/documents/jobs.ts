import type { Core } from '@strapi/strapi';
import { runFrom } from './actor';
import { claimNumber } from './counters';

const HOUR_MS = 3_600_000;

/** Work that is done each hour, in one process of the CMS. What is left undone is done in the next hour. */
export interface Job {
  readonly name: string;
  /** @param now milliseconds since 1970 */
  readonly run: (now: number) => Promise<unknown>;
}

/**
 * Runs the jobs that no process has run in this hour. A job that fails is logged, and the others run.
 * @param now milliseconds since 1970
 */
export async function runJobs(
  strapi: Core.Strapi,
  jobs: readonly Job[],
  now: number,
): Promise<void> {
  const hour = Math.floor(now / HOUR_MS);
  for (const { name, run } of jobs) {
    try {
      if (await claimNumber(strapi, `job ${name}`, hour)) await runFrom('job', () => run(now));
    } catch (error) {
      strapi.log.error(error);
    }
  }
}

/** Runs the jobs each hour. @returns a function that stops it */
export function startJobs(strapi: Core.Strapi, jobs: readonly Job[]): () => void {
  const timer = setInterval(() => void runJobs(strapi, jobs, Date.now()), HOUR_MS).unref();
  return () => {
    clearInterval(timer);
  };
}
