import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { askedBy } from '../changes/actor';
import type { Drawn, Job } from './drawing/job';
import { drawPicture } from './drawing/pool';

/** Draws a picture for whoever asks; a program of ours may have as many drawn at a time as there is place for. */
export const drawFor = (strapi: Core.Strapi, job: Job): Promise<Drawn> =>
  drawPicture(job, askedBy(strapi) ?? randomUUID());
