import { AsyncLocalStorage } from 'node:async_hooks';
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
  /** @param now milliseconds since 1970 @param ending aborted when the process ends: a long run leaves the rest undone */
  readonly run: (now: number, ending: AbortSignal) => Promise<unknown>;
}

const intervalOf = ({ seconds = HOUR_SECONDS }: Job): number => seconds * SECOND_MS;

const runOne = ({ author, run }: Job, now: number, ending: AbortSignal): Promise<unknown> =>
  runFrom('job', () => run(now, ending), author);

async function orLogged(strapi: Core.Strapi, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    strapi.log.error(error);
  }
}

/**
 * Runs the jobs that no process has run in their present interval. A job that fails is logged, and the others run.
 * @param now milliseconds since 1970
 */
export async function runJobs(
  strapi: Core.Strapi,
  jobs: readonly Job[],
  now: number,
  ending = new AbortController().signal,
): Promise<void> {
  for (const job of jobs)
    await orLogged(strapi, async () => {
      const turn = Math.floor(now / intervalOf(job));
      if (await claimNumber(strapi, `job ${job.name}`, turn)) await runOne(job, now, ending);
    });
}

/** Runs a job of this process now; set while jobs run. */
let runNow: ((name: string) => void) | undefined;

/** Work began elsewhere: its job must not run in the context of the call that has made it. */
const outsideOfCalls = AsyncLocalStorage.snapshot();

/** Runs a job in this process without waiting for its interval. It does not wait for the job's end. */
export function wakeJob(name: string): void {
  outsideOfCalls(() => runNow?.(name));
}

/** Runs each job at its interval. @returns a function that stops it, and resolves when no job runs any more */
export function startJobs(strapi: Core.Strapi, jobs: readonly Job[]): () => Promise<void> {
  const ending = new AbortController();
  const running = new Set<Promise<unknown>>();
  const keep = (work: Promise<unknown>): void => {
    const run = work.finally(() => running.delete(run));
    running.add(run);
  };
  const timers = [...new Set(jobs.map(intervalOf))].map((interval) => {
    const due = jobs.filter((job) => intervalOf(job) === interval);
    return setInterval(() => {
      keep(runJobs(strapi, due, Date.now(), ending.signal));
    }, interval).unref();
  });
  runNow = (name) => {
    for (const job of jobs)
      if (job.name === name) keep(orLogged(strapi, () => runOne(job, Date.now(), ending.signal)));
  };
  return async () => {
    runNow = undefined;
    ending.abort();
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}
