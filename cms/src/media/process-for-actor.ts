import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { currentActor } from '../documents/actor';
import { isStaff, MESSAGES } from '../domain';
import type { Caller } from '../domain';
import { busy, tooMany } from '../http/errors';
import { QueueFull } from './processing/fair-queue';
import { WorkerEnded } from './processing/job';
import type { ProcessedImage, UploadJob } from './processing/job';
import { runImageJob } from './processing/worker-pool';
import type { Lane } from './processing/worker-pool';

/** The `Retry-After` for an account with a full queue. After this time some of its images are done. */
const FULL_SECONDS = 30;
const ENDED_SECONDS = 5;

/** The lane of the current sender. Panel users and commands have the lane of staff, too. */
function laneOf(strapi: Core.Strapi): Lane {
  const state = strapi.requestContext.get()?.state as
    | { readonly caller?: Caller | null }
    | undefined;
  const caller = state?.caller;
  return caller === undefined || isStaff(caller) ? 'staff' : 'visitor';
}

/**
 * Processes an image in the queue of the current account. A command has no account: each of its images gets its own
 * queue, so that they use all workers.
 * @throws RejectedImage; CallError 429 if too many images of the account wait, 503 if the process was killed
 */
export async function processForActor(
  strapi: Core.Strapi,
  job: Omit<UploadJob, 'kind'>,
): Promise<ProcessedImage> {
  try {
    return await runImageJob(
      { kind: 'upload', ...job },
      currentActor(strapi) ?? randomUUID(),
      laneOf(strapi),
    );
  } catch (error) {
    if (error instanceof QueueFull) throw tooMany(FULL_SECONDS);
    if (error instanceof WorkerEnded) throw busy(ENDED_SECONDS, MESSAGES.pictureAgain);
    throw error;
  }
}
