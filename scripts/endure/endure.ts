import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '../../cms/src/env';
import { random } from '../../cms/src/sample/random';
import type { Random } from '../../cms/src/sample/random';
import { AREAS } from '../lib/domain';
import type { Area } from '../lib/domain';
import { CmsClient } from '../lib/cms-client';
import { Failure } from '../lib/failure';
import { foldersOf } from '../lib/folders';
import { say } from '../lib/report';
import { runPrune } from '../prune/run-prune';
import { askPublisher, isPublisherRunning } from '../publish/live/ask-publisher';
import { CmsFeed } from '../publish/cms-feed';
import { servedFolder } from '../publish/release-facts';
import { createSiteServer } from '../serve/server';
import type { Stage } from '../test/stage';
import { Faults } from './faults';
import { Gate } from './gate';
import { Ledger } from './ledger';
import { Kept, until } from './programs';
import { read, Reader } from './reader';
import { checkListing, checkLists, checkPages, checkShelf, compareReleases } from './site-check';
import { Caller } from './caller';
import { Writer } from './writer';

const WRITERS = 4;
const READERS = 2;
/** Few, so that listings are similar to each other. */
const LOCALITIES = 2;
/** How long the programs run between two kills. */
const LEAST_MS = 100;
const MOST_MS = 1600;
/** A call brings at most two pictures, each with a thumbnail and three renditions. */
const MOST_FILES = 10;

export interface Plan {
  readonly kills: number;
  readonly seed: string;
}

/**
 * Kills the CMS or the publisher of a published site with SIGKILL again and again, while writers write and readers
 * read, and starts them again. Answers every fault that was seen, meanwhile and of what is there at the end.
 *
 * @param stage whose database has the sample content and whose site is published; none of its programs runs
 */
export async function endure(stage: Stage, { kills, seed }: Plan): Promise<readonly string[]> {
  const { env } = stage;
  const unlimited: Stage = { ...stage, settings: { ...stage.settings, LIMIT_UPLOADS: '0' } };
  const site = createSiteServer(foldersOf(env.dataDir));
  await site.listen({ host: env.siteHost, port: env.sitePort });
  const programs = [Kept.cms(unlimited), Kept.publisher(unlimited)] as const;
  try {
    for (const program of programs) await program.untilUp();
    const [ledger, faults, admin, gate] = [new Ledger(), new Faults(), new Caller(env), new Gate()];
    const ending = new AbortController();
    const localities = await localitiesOf(admin);
    const writers = numbered(WRITERS, (n) => {
      const choices = random(`${seed} writer ${n}`);
      return new Writer(n, choices, admin, localities, ledger, faults, gate);
    });
    const readers = numbered(
      READERS,
      (n) => new Reader(env.siteUrl, random(`${seed} reader ${n}`), ledger, faults),
    );
    const crowd = [
      ...writers.map((one) => one.write(ending.signal)),
      ...readers.map((one) => one.read(ending.signal)),
    ];
    const calm = async (): Promise<void> => {
      await settled(env, admin, ledger, faults);
      await checkPages(env, feedOf(env), faults);
    };
    const choices = random(`${seed} kills`);
    const killing = killAll(env, programs, { kills, choices, gate, calm }).finally(() => {
      ending.abort();
      gate.reopen();
    });
    await Promise.all([killing, ...crowd]);
    const { acknowledged, unacknowledged } = ledger;
    const pages = readers.reduce((sum, reader) => sum + reader.pages, 0);
    say(
      `  ${String(acknowledged)} calls acknowledged, ${String(unacknowledged)} not; ${String(pages)} pages read`,
    );
    if (Math.min(acknowledged, pages) < kills) faults.note('too little was written or read');
    await check(unlimited, admin, ledger, faults);
    return faults.all;
  } finally {
    await Promise.all([site.close(), ...programs.map((program) => program.stop())]);
  }
}

const feedOf = (env: Env): CmsFeed =>
  new CmsFeed(new CmsClient(env.cmsUrl, env.secrets.PUBLISHER_TOKEN));

const numbered = <T>(count: number, make: (name: string) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(String(n + 1)));

async function localitiesOf(admin: Caller): Promise<ReadonlyMap<Area, readonly string[]>> {
  const localities = new Map<Area, readonly string[]>();
  for (const area of AREAS) {
    const reply = await admin.call('POST', `/api/${area}/LocalityList`);
    localities.set(area, (reply?.body.localitys as string[]).slice(0, LOCALITIES));
  }
  return localities;
}

interface Killing {
  readonly kills: number;
  readonly choices: Random;
  readonly gate: Gate;
  /** What is done after a kill, once all is up again, while nobody writes: later writes would mend what it left. */
  readonly calm: () => Promise<void>;
}

/** Each kill at any moment: of a program that works, or now and then of one that is just being started. */
async function killAll(
  env: Env,
  programs: readonly [Kept, Kept],
  { kills, choices, gate, calm }: Killing,
): Promise<void> {
  for (let n = 1; n <= kills; n += 1) {
    await delay(choices.int(LEAST_MS, MOST_MS));
    // A full publish is under way at some of the kills, too.
    if (choices.chance(0.25) && (await isPublisherRunning(env))) await askPublisher(env, 'build');
    await delay(choices.int(0, LEAST_MS));
    const program = choices.pick(programs);
    const quiet = gate.close();
    await program.kill();
    say(`  ${String(n)} of ${String(kills)}: killed ${program.name}`);
    if (choices.chance(0.8)) {
      for (const one of programs) await one.untilUp();
      await quiet;
      await calm();
    }
    gate.reopen();
  }
  for (const one of programs) await one.untilUp();
}

async function published(siteUrl: string): Promise<number> {
  const { text } = await read(siteUrl, '/published.json');
  return (JSON.parse(text) as { revision: number }).revision;
}

/** Waits until the publisher has worked off everything. */
async function settled(env: Env, admin: Caller, ledger: Ledger, faults: Faults): Promise<void> {
  const state = await admin.call('GET', '/api/PublisherState');
  const revision = Number(state?.body.revision ?? ledger.revision);
  if (revision < ledger.revision) faults.note('the CMS has lost revisions');
  await until(
    async () => (await published(env.siteUrl)) >= revision,
    `The site does not reach the revision ${String(revision)}.`,
  );
  await rested(env);
}

/** Waits until the publisher has nothing to do, and answers the folder that is served then. */
async function rested(env: Env): Promise<string> {
  await until(async () => {
    const { running, shiftedLists, error } = await askPublisher(env);
    return running === 'nothing' && shiftedLists === 0 && error === null;
  }, 'The publisher does not come to rest.');
  const folder = await servedFolder(foldersOf(env.dataDir).current);
  if (folder === undefined) throw new Failure('No release is served.');
  return folder;
}

/** Holds database, pages and pictures against what was acknowledged. */
async function check(stage: Stage, admin: Caller, ledger: Ledger, faults: Faults): Promise<void> {
  const { env } = stage;
  await settled(env, admin, ledger, faults);
  const kept = await rested(env);
  for (const entry of ledger.entries) await checkListing(env, admin, entry, faults);
  await checkLists(env, new Caller(env), faults);
  await checkImages(stage, ledger, faults);
  await askPublisher(env, 'build');
  await until(
    async () => (await rested(env)) !== kept,
    'The publisher does not publish the whole site.',
  );
  await compareReleases(kept, await rested(env), faults);
  await checkShelf(foldersOf(env.dataDir).releases, faults);
}

/** What is left over is of calls that were cut off; a prune removes it, and nothing else. */
async function checkImages({ env, settings }: Stage, ledger: Ledger, faults: Faults) {
  const removed = new Set(ledger.entries.flatMap((entry) => [...entry.removed]));
  const { leftovers } = await runPrune(env, { delete: true, hours: 0 }, settings);
  for (const { path } of leftovers) {
    const base = path.replace(/(thumbnail_|w\d+_)/, '');
    if (removed.has(base)) faults.note(`${path} is left of a picture that was taken away`);
  }
  if (leftovers.length > ledger.unacknowledged * MOST_FILES)
    faults.note(`${String(leftovers.length)} pictures are left over`);
  say(`  ${String(leftovers.length)} pictures were left over of calls that were cut off`);
  const again = await runPrune(env, { delete: false, hours: 0 }, settings);
  if (again.leftovers.length > 0) faults.note('a prune leaves pictures that nothing names');
  for (const { images, possible } of ledger.entries)
    if (possible.length === 1)
      for (const path of images) {
        const { status } = await read(env.siteUrl, path);
        if (status !== 200) faults.note(`the picture ${path} is gone`);
      }
}
