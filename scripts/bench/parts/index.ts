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
import { agedMeasures } from './aged';
import { backupMeasures } from './backup';
import { bulkMeasures } from './bulk';
import { editMeasures } from './edit';
import { enquiryMeasures } from './enquiries';
import { historyMeasures } from './history';
import { importMeasures } from './import';
import { pingMeasures } from './ping';
import { manyPublishMeasures, publishMeasures } from './publish';
import { searchMeasures } from './search';
import { uploadMeasures } from './upload';

const FEW = 10_000;
const MANY = 100_000;

/** The environments that parts share; each is created once, on first use. The numbers are numbers of listings. */
interface Shared {
  readonly servers: (listings: number) => Promise<BenchEnvironment>;
  readonly publishing: (listings: number) => Promise<PublishingEnvironment>;
  readonly published: (listings: number) => Promise<FullPublishResult>;
  /** Gatsby's build of the small number of listings. */
  readonly built: () => Promise<BuiltSite>;
  /** The compiled peer. */
  readonly peerApp: () => Promise<string>;
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
  backup: ({ place }) => backupMeasures(place, FEW),
  import: async ({ place }) => importMeasures(place),
  bulk: ({ place }) => bulkMeasures(place),
  history: ({ place }) => historyMeasures(place),
  enquiries: async ({ place, peerApp }) => enquiryMeasures(place, await peerApp()),
  aged: async ({ place }) => agedMeasures(place),
  'publish-100k': async ({ published }) =>
    manyPublishMeasures(await published(FEW), await published(MANY)),
} satisfies Readonly<Record<string, (shared: Shared) => Promise<readonly Measure[]>>>;

export type Part = keyof typeof MEASURES;

export const PARTS = Object.keys(MEASURES) as readonly Part[];

/** The parts that take a quarter of an hour or more, and run by name only. */
const LONG: readonly Part[] = ['aged', 'publish-100k'];

/** The parts that run by default. */
export const STANDARD_PARTS: readonly Part[] = PARTS.filter((part) => !LONG.includes(part));

export const isPart = (name: string): name is Part => name in MEASURES;

/** Prepares the measures of a part in an empty folder. */
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
  return (part) => MEASURES[part]({ servers, publishing, published, built, peerApp, place });
}

/** Runs `work` once for each number. */
function each<T>(work: (listings: number) => Promise<T>): (listings: number) => Promise<T> {
  const known = new Map<number, Promise<T>>();
  return (listings) => {
    const result = known.get(listings) ?? work(listings);
    known.set(listings, result);
    return result;
  };
}

/** Runs `work` once. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
