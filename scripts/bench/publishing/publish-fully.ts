import { formatDuration, step } from '../../lib/log';
import { requestOnce } from '../worker-process';
import type { PublishingEnvironment } from './environment';

/** The request to the program of a full publish: the settings of the CMS. */
export interface FullPublishJob {
  readonly settings: Readonly<Record<string, string>>;
}

export interface FullPublishResult {
  readonly pages: number;
  /** The duration of the site's build, as from a fresh checkout. */
  readonly buildSeconds: number;
  readonly publishSeconds: number;
  /** The maximum memory of all processes of the publisher together, without the build. */
  readonly megabytes: number;
}

/** Publishes everything from nothing, in a process of its own. */
export const publishFully = ({
  product: { settings },
  listings,
}: PublishingEnvironment): Promise<FullPublishResult> =>
  step(`Full publish of ${listings.toLocaleString('en')} listings`, async (note) => {
    const job: FullPublishJob = { settings };
    const program = 'bench/publishing/full-publish-program';
    const result = await requestOnce<FullPublishResult>(program, job);
    note(`${formatDuration(result.buildSeconds * 1000)} of it for the site's build`);
    return result;
  });
