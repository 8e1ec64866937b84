import { join } from 'node:path';
import { foldersOf, repository, scriptArgs } from '../../lib/folders';
import { createSiteServer } from '../../server/site-server';
import { step } from '../../lib/log';
import { startAndWait } from '../../test/environment';
import type { PublishingEnvironment } from './environment';

/** The published site, served and kept true. */
export interface RunningSite {
  readonly stop: () => Promise<void>;
}

/** Starts the publisher and the own static server; resolves when the site is whole. */
export function startSite({ product }: PublishingEnvironment): Promise<RunningSite> {
  const { env, settings } = product;
  return step('Publisher and site', async () => {
    const publisher = await startAndWait([`${env.publisherUrl}/ready`], {
      name: 'The publisher',
      args: scriptArgs('publisher'),
      cwd: repository,
      env: settings,
      log: join(foldersOf(env.dataDir).logs, 'publisher.log'),
    });
    const server = createSiteServer(foldersOf(env.dataDir), undefined);
    await server.listen({ host: env.siteHost, port: env.sitePort });
    const stop = async (): Promise<void> => {
      await server.close();
      await publisher.stop();
    };
    return { stop };
  });
}
