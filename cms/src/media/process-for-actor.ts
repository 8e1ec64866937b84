import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { currentActor } from '../documents/actor';
import type { ProcessedImage, ImageJob } from './processing/job';
import { runImageJob } from './processing/worker-pool';

/**
 * Processes an image in the queue of the current account. A command has no account: each of its images gets a queue of
 * its own, so that they use all workers.
 */
export const processForActor = (strapi: Core.Strapi, job: ImageJob): Promise<ProcessedImage> =>
  runImageJob(job, currentActor(strapi) ?? randomUUID());
