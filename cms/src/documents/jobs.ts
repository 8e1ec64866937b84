import type { Core } from '@strapi/strapi';
import { runFrom } from './actor';
import { claimNumber } from './counters';

const HOUR_SECONDS = 3600;
const SECOND_MS = 1000;

/** Work that is done each hour, or more often, in one process of the CMS. What is left undone is done in the next run. */
export interface Job {
  readonly name: string;
  /** The seconds between two runs; an hour if not set. */
  readonly seconds?: number;
  /** Its name in the history of what it writes, if it is not a daily job. */
  readonly author?: string;
  /** @param now milliseconds since 1970 */
  readonly run: (now: number) => Promise<unknown>;
}

const intervalOf = ({ seconds = HOUR_SECONDS }: Job): number => seconds * SECOND_MS;

/**
 * Runs the jobs that no process has run in their present interval. A job that fails is logged, and the others run.
 * @param now milliseconds since 1970
 */
export async function runJobs(
  strapi: Core.Strapi,
  jobs: readonly Job[],
  now: number,
): Promise<void> {
  for (const job of jobs) {
    const { name, author, run } = job;
    const turn = Math.floor(now / intervalOf(job));
    try {
      if (await claimNumber(strapi, `job ${name}`, turn))
        await runFrom('job', () => run(now), author);
    } catch (error) {
      strapi.log.error(error);
    }
  }
}

/** Runs each job at its interval. @returns a function that stops it, and resolves when no job runs any more */
export function startJobs(strapi: Core.Strapi, jobs: readonly Job[]): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const start = (due: readonly Job[]): void => {
    const run = runJobs(strapi, due, Date.now()).finally(() => running.delete(run));
    running.add(run);
  };
  const timers = [...new Set(jobs.map(intervalOf))].map((interval) => {
    const due = jobs.filter((job) => intervalOf(job) === interval);
    return setInterval(() => {
      start(due);
    }, interval).unref();
  });
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}
