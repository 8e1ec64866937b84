import type { Measure } from '../measure/measure';
import { runLoad } from '../load/run-load';
import type { BenchEnvironment } from '../servers/environment';
import { assertSameAnswers } from './compare-answers';
import { ourRequest, peerRequest, SEARCHES } from './searches';

const ROUNDS = 5;

const ours = ({ product }: BenchEnvironment) =>
  runLoad(product.env.cmsUrl, SEARCHES.map(ourRequest));

function againstRest(
  environment: BenchEnvironment,
  fields: 'all' | 'same',
  atLeast: number,
): Measure {
  const requests = SEARCHES.map((search) => peerRequest(search, fields));
  const rows = environment.listings.toLocaleString('en');
  return {
    title: `search of ${rows} listings, against REST with ${fields === 'all' ? 'all' : 'the same'} fields`,
    unit: 'req/s',
    rounds: ROUNDS,
    peer: async () => (await runLoad(environment.peer.url, requests)).requestsPerSecond,
    ours: async () => (await ours(environment)).requestsPerSecond,
    bar: { atLeast },
  };
}

/** A filtered, sorted search with count, against Strapi's own REST API; and the cost of ten times the listings. */
export async function searchMeasures(
  few: BenchEnvironment,
  many: BenchEnvironment,
): Promise<readonly Measure[]> {
  for (const environment of [few, many]) await assertSameAnswers(environment);
  return [
    ...[few, many].flatMap((environment) => [
      againstRest(environment, 'all', 10),
      againstRest(environment, 'same', 5),
    ]),
    {
      title: `p50 of a search: ${few.listings.toLocaleString('en')} (peer) and ${many.listings.toLocaleString('en')} (ours) listings`,
      unit: 'ms',
      rounds: ROUNDS,
      peer: async () => (await ours(few)).p50,
      ours: async () => (await ours(many)).p50,
      bar: { atMost: 1.5 },
    },
  ];
}
