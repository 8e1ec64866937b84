import { Failure } from '../../lib/failure';
import { formatDuration, step } from '../../lib/log';
import { WorkerProcess } from '../worker-process';
import type { FullPublish, FullPublishReply } from './full-publish';
import type { PublishingEnvironment } from './environment';

/** What a full publish came to. */
export type FullyPublished = Exclude<FullPublishReply, { readonly fault: string }>;

/** Publishes everything from nothing, in a process of its own. */
export function publishFully({
  product,
  listings,
}: PublishingEnvironment): Promise<FullyPublished> {
  const title = `Full publish of ${listings.toLocaleString('en')} listings`;
  return step(title, async (note) => {
    const program = 'bench/publishing/full-publish';
    const helper = new WorkerProcess<FullPublish, FullPublishReply>(program);
    try {
      const done = await helper.ask({ settings: product.settings });
      if ('fault' in done) throw new Failure(done.fault);
      note(`${formatDuration(done.buildSeconds * 1000)} of it for the site's build`);
      return done;
    } finally {
      helper.end();
    }
  });
}
