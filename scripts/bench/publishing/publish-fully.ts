import { join } from 'node:path';
import { Failure } from '../../lib/failure';
import { duration, step } from '../../lib/report';
import { benchFolder } from '../folder';
import { Helper } from '../helper';
import type { FullPublish, FullPublishReply } from './full-publish';
import type { PublishingStage } from './stage';

/** What a full publish came to. */
export type FullyPublished = Exclude<FullPublishReply, { readonly fault: string }>;

/** Publishes everything from nothing, in a process of its own. */
export function publishFully({ product, listings }: PublishingStage): Promise<FullyPublished> {
  const title = `Full publish of ${listings.toLocaleString('en')} listings`;
  return step(title, async (note) => {
    const program = join(benchFolder, 'publishing', 'full-publish.ts');
    const helper = new Helper<FullPublish, FullPublishReply>(program);
    try {
      const done = await helper.ask({ settings: product.settings });
      if ('fault' in done) throw new Failure(done.fault);
      note(`${duration(done.buildSeconds * 1000)} of it for the site's build`);
      return done;
    } finally {
      helper.end();
    }
  });
}
