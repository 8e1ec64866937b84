import { join } from 'node:path';
import { buildPeer } from '../servers/peer';
import { startServers } from '../servers/environment';
import type { BenchEnvironment } from '../servers/environment';
import type { Measure } from '../measure/measure';
import { step } from '../../lib/log';
import type { FullyPublished } from '../publishing/publish-fully';
import { publishFully } from '../publishing/publish-fully';
import { startPublishing } from '../publishing/environment';
import type { PublishingEnvironment } from '../publishing/environment';
import { buildFromNothing } from '../publishing/static-build';
import type { BuiltSite } from '../publishing/static-build';
import { editMeasures } from './edit';
import { pingMeasures } from './ping';
import { manyPublishMeasures, publishMeasures } from './publish';
import { searchMeasures } from './search';
import { uploadMeasures } from './upload';

const FEW = 10_000;
const MANY = 100_000;

/** Raises the stage with so many listings; once, however often it is asked for. */
type Raise = (listings: number) => Promise<BenchEnvironment>;

/** What parts share; each is made once, when it is first asked for. */
interface Shared {
  readonly raise: Raise;
  readonly raisePublished: (listings: number) => Promise<PublishingEnvironment>;
  /** A full publish with so many listings. */
  readonly published: (listings: number) => Promise<FullyPublished>;
  /** The few listings built by Gatsby. */
  readonly built: () => Promise<BuiltSite>;
  readonly place: string;
}

const MEASURES = {
  search: async ({ raise }) => searchMeasures(await raise(FEW), await raise(MANY)),
  upload: async ({ raise, place }) => uploadMeasures(await raise(FEW), place),
  ping: async ({ raise }) => pingMeasures(await raise(FEW)),
  publish: async ({ published, built }) => {
    const peer = await built();
    return publishMeasures(await published(FEW), peer);
  },
  edit: async ({ raisePublished, built }) => editMeasures(await raisePublished(FEW), await built()),
  'publish-100k': async ({ published }) =>
    manyPublishMeasures(await published(FEW), await published(MANY)),
} satisfies Readonly<Record<string, (shared: Shared) => Promise<readonly Measure[]>>>;

export type Part = keyof typeof MEASURES;

export const PARTS = Object.keys(MEASURES) as readonly Part[];

/** What runs where no part is named: a hundred thousand pages take a quarter of an hour. */
export const STANDARD_PARTS: readonly Part[] = PARTS.filter((part) => part !== 'publish-100k');

export const isPart = (name: string): name is Part => name in MEASURES;

/** How the measures of a part are prepared, in an empty folder. */
export function preparation(place: string): (part: Part) => Promise<readonly Measure[]> {
  const app = join(place, 'peer');
  const peerApp = once(async () => {
    await step('Compiling the peer', () => buildPeer(app, join(place, 'peer-build.log')));
    return app;
  });
  const raise = each(async (listings) => startServers(place, await peerApp(), listings));
  const raisePublished = each((listings) => startPublishing(place, listings));
  const published = each(async (listings) => publishFully(await raisePublished(listings)));
  const built = once(async () =>
    buildFromNothing(join(place, 'static-site'), await raisePublished(FEW)),
  );
  return (part) => MEASURES[part]({ raise, raisePublished, published, built, place });
}

/** Does `work` once for each number, however often it is asked for. */
function each<T>(work: (listings: number) => Promise<T>): (listings: number) => Promise<T> {
  const known = new Map<number, Promise<T>>();
  return (listings) => {
    const result = known.get(listings) ?? work(listings);
    known.set(listings, result);
    return result;
  };
}

/** Does `work` once, however often it is asked for. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
