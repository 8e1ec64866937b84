import type { Measure } from '../measure/measure';
import { runLoad } from '../load/run-load';
import { registerAtPeer } from '../servers/peer';
import { logIn } from '../servers/product';
import type { BenchEnvironment } from '../servers/environment';

const requestsPerSecond = async (
  origin: string,
  path: string,
  Authorization: string,
): Promise<number> => {
  const load = await runLoad(origin, [{ method: 'GET', path, headers: { Authorization } }]);
  return load.requestsPerSecond;
};

/** An authorised ping, the request for one's own account: with our session, and with Strapi's default token. */
export async function pingMeasures({
  product,
  peer,
}: BenchEnvironment): Promise<readonly Measure[]> {
  const session = await logIn(product);
  const token = await registerAtPeer(peer);
  return [
    {
      title: 'authorised ping, against /api/users/me',
      unit: 'req/s',
      rounds: 5,
      peer: () => requestsPerSecond(peer.url, '/api/users/me', token),
      ours: () => requestsPerSecond(product.env.cmsUrl, '/api/GetUserForAuth', session),
      bar: { atLeast: 3 },
    },
  ];
}
