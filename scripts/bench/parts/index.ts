import { join } from 'node:path';
import { buildPeer } from '../servers/peer';
import { startServers } from '../servers/environment';
import type { BenchEnvironment } from '../servers/environment';
import type { Measure } from '../measure/measure';
import { step } from '../../lib/log';
import { publishFully } from '../publishing/publish-fully';
import type { FullPublishResult } from '../publishing/publish-fully';
import { startPublishing } from '../publishing/environment';
import type { PublishingEnvironment } from '../publishing/environment';
import { buildFromNothing } from '../publishing/static-site';
import type { BuiltSite } from '../publishing/static-site';
import { editMeasures } from './edit';
import { pingMeasures } from './ping';
import { manyPublishMeasures, publishMeasures } from './publish';
import { searchMeasures } from './search';
import { uploadMeasures } from './upload';

const FEW = 10_000;
const MANY = 100_000;

/** What parts share; each is made once, when it is first needed. The numbers are of listings. */
interface Shared {
  readonly servers: (listings: number) => Promise<BenchEnvironment>;
  readonly publishing: (listings: number) => Promise<PublishingEnvironment>;
  readonly published: (listings: number) => Promise<FullPublishResult>;
  /** The few listings, built by Gatsby. */
  readonly built: () => Promise<BuiltSite>;
  readonly place: string;
}

const MEASURES = {
  search: async ({ servers }) => searchMeasures(await servers(FEW), await servers(MANY)),
  upload: async ({ servers, place }) => uploadMeasures(await servers(FEW), place),
  ping: async ({ servers }) => pingMeasures(await servers(FEW)),
  publish: async ({ published, built }) => {
    const peer = await built();
    return publishMeasures(await published(FEW), peer);
  },
  edit: async ({ publishing, built }) => editMeasures(await publishing(FEW), await built()),
  'publish-100k': async ({ published }) =>
    manyPublishMeasures(await published(FEW), await published(MANY)),
} satisfies Readonly<Record<string, (shared: Shared) => Promise<readonly Measure[]>>>;

export type Part = keyof typeof MEASURES;

export const PARTS = Object.keys(MEASURES) as readonly Part[];

/** The parts that run if none is named: a hundred thousand pages take a quarter of an hour. */
export const STANDARD_PARTS: readonly Part[] = PARTS.filter((part) => part !== 'publish-100k');

export const isPart = (name: string): name is Part => name in MEASURES;

/** How the measures of a part are prepared, in an empty folder. */
export function preparation(place: string): (part: Part) => Promise<readonly Measure[]> {
  const app = join(place, 'peer');
  const peerApp = once(async () => {
    await step('Compiling the peer', () => buildPeer(app, join(place, 'peer-build.log')));
    return app;
  });
  const servers = each(async (listings) => startServers(place, await peerApp(), listings));
  const publishing = each((listings) => startPublishing(place, listings));
  const published = each(async (listings) => publishFully(await publishing(listings)));
  const built = once(async () =>
    buildFromNothing(join(place, 'static-site'), await publishing(FEW)),
  );
  return (part) => MEASURES[part]({ servers, publishing, published, built, place });
}

/** Does `work` once for each number. */
function each<T>(work: (listings: number) => Promise<T>): (listings: number) => Promise<T> {
  const known = new Map<number, Promise<T>>();
  return (listings) => {
    const result = known.get(listings) ?? work(listings);
    known.set(listings, result);
    return result;
  };
}

/** Does `work` once. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
