import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { foldersOf } from '../../lib/folders';
import { step } from '../../lib/log';
import { launchPublisher } from '../../lib/publisher-process';
import { waitUntil } from '../../lib/wait';
import type { CmsFeed } from '../../publisher/feed/cms-feed';
import { feedOf } from '../../publisher/run-publisher';
import { createSiteServer } from '../../server/site-server';
import { fillListings } from '../listings/fill';
import { prepareProduct, startProduct } from '../servers/product';
import type { Product } from '../servers/product';

/** The running CMS, with texts and listings to publish. */
export interface PublishingEnvironment {
  readonly listings: number;
  readonly product: Product;
  readonly feed: CmsFeed;
}

/**
 * Starts a CMS with texts and listings.
 * @param prepare changes the product before its CMS starts
 */
export const startPublishing = (
  place: string,
  listings: number,
  prepare?: (product: Product) => Promise<void>,
): Promise<PublishingEnvironment> =>
  step(`CMS with texts and ${listings.toLocaleString('en')} listings`, async () => {
    const folder = join(place, `publishing-${String(listings)}`);
    await mkdir(folder, { recursive: true });
    const product = await prepareProduct(folder);
    await fillListings([product.env.databaseFile], listings);
    await prepare?.(product);
    await startProduct(product);
    return { listings, product, feed: feedOf(product.env) };
  });

/**
 * Starts the publisher and the static server. Resolves when the site is complete, and returns a function that stops
 * both.
 */
export const startSite = ({ product }: PublishingEnvironment): Promise<() => Promise<void>> =>
  step('Publisher and site', async () => {
    const { env, settings } = product;
    const folders = foldersOf(env.dataDir);
    const log = join(folders.logs, 'publisher.log');
    const publisher = launchPublisher({ env: settings, log }, ['--wait-for-build']);
    const isReady = () =>
      fetch(`${env.publisherUrl}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    const otherwise = 'The publisher does not publish.';
    await waitUntil(isReady, { running: publisher, logs: folders.logs, otherwise });
    const server = createSiteServer(folders);
    await server.listen({ host: env.siteHost, port: env.sitePort });
    return async () => {
      await server.close();
      await publisher.stop();
    };
  });
