import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cmsEnvironment } from '../../lib/cms-process';
import { CmsClient } from '../../lib/cms-client';
import { cmsFolder } from '../../lib/folders';
import { runProcess } from '../../lib/processes';
import { step } from '../../lib/log';
import { CmsFeed } from '../../publisher/feed/cms-feed';
import { empower, fillListings } from '../listings/fill';
import { planProduct, register, startProduct } from '../servers/product';
import type { Product } from '../servers/product';

/** The CMS, up, with texts and listings to be published. */
export interface PublishingEnvironment {
  readonly listings: number;
  readonly product: Product;
  readonly feed: CmsFeed;
}

/** What production begins with: the texts that the site's build needs. */
const fillTexts = ({ env, settings }: Product, folder: string): Promise<void> =>
  runProcess({
    name: 'The fill',
    args: [join(cmsFolder, 'dist/src/seed/main.js'), '--texts'],
    cwd: cmsFolder,
    env: { ...settings, ...cmsEnvironment(env), NODE_ENV: 'production' },
    log: join(folder, 'fill.log'),
  });

export function startPublishing(place: string, listings: number): Promise<PublishingEnvironment> {
  const name = listings.toLocaleString('en');
  return step(`CMS with texts and ${name} listings`, async () => {
    const folder = join(place, `publishing-${String(listings)}`);
    await mkdir(folder, { recursive: true });
    const product = await planProduct(join(folder, 'data'));
    await fillTexts(product, folder);
    const made = await startProduct(product);
    await register(product);
    await made.stop();
    await empower(product.env.databaseFile);
    await fillListings([product.env.databaseFile], listings);
    await startProduct(product);
    const { cmsInternalUrl, secrets } = product.env;
    const feed = new CmsFeed(new CmsClient(cmsInternalUrl, secrets.PUBLISHER_TOKEN));
    return { listings, product, feed };
  });
}
