import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../../lib/log';
import { fillListings } from '../listings/fill';
import { planPeer, startPeer } from './peer';
import type { Peer } from './peer';
import { prepareProduct, startProduct } from './product';
import type { Product } from './product';

/** The running CMS and its running peer, with the same listings. */
export interface BenchEnvironment {
  readonly listings: number;
  readonly product: Product;
  readonly peer: Peer;
}

/** Starts both on empty databases, so that Strapi creates its tables; fills the databases; and starts both again. */
export const startServers = (
  place: string,
  peerApp: string,
  listings: number,
): Promise<BenchEnvironment> =>
  step(`CMS and peer with ${listings.toLocaleString('en')} listings`, async () => {
    const folder = join(place, String(listings));
    await mkdir(folder, { recursive: true });
    const product = await prepareProduct(folder);
    const peer = await planPeer(peerApp, join(folder, 'peer.db'));
    await (await startPeer(peer)).stop();
    await fillListings([product.env.databaseFile, peer.database], listings);
    await startProduct(product);
    await startPeer(peer);
    return { listings, product, peer };
  });
