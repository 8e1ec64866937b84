import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../../lib/log';
import { empower, fillListings } from '../listings/fill';
import { planPeer, startPeer } from './peer';
import type { Peer } from './peer';
import { planProduct, register, startProduct } from './product';
import type { Product } from './product';

/** The CMS and its peer, up, with the same listings. */
export interface BenchEnvironment {
  readonly listings: number;
  readonly product: Product;
  readonly peer: Peer;
}

/** Starts both on empty databases, so that Strapi makes its tables; fills those; and starts both again. */
export function startServers(
  place: string,
  peerApp: string,
  listings: number,
): Promise<BenchEnvironment> {
  const name = listings.toLocaleString('en');
  return step(`CMS and peer with ${name} listings`, async () => {
    const folder = join(place, String(listings));
    await mkdir(folder, { recursive: true });
    const product = await planProduct(join(folder, 'data'));
    const peer = await planPeer(peerApp, join(folder, 'peer.db'));
    const made = await startProduct(product);
    await register(product);
    await made.stop();
    await (await startPeer(peer)).stop();
    await empower(product.env.databaseFile);
    await fillListings([product.env.databaseFile, peer.database], listings);
    await startProduct(product);
    await startPeer(peer);
    return { listings, product, peer };
  });
}
