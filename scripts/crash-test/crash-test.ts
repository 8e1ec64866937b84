import { once } from 'node:events';
import type { Server } from 'node:http';
import { random } from '../lib/random';
import { AREAS } from '../lib/domain';
import type { Area } from '../lib/domain';
import { foldersOf } from '../lib/folders';
import { freePort } from '../lib/free-port';
import { log } from '../lib/log';
import { createSiteServer } from '../server/site-server';
import type { TestEnvironment } from '../test/environment';
import { checkAll, feedOf, waitUntilPublished } from './check-all';
import { ApiClient } from './api-client';
import { Violations } from './violations';
import { FrontWriter } from './front-writer';
import { Gate } from './gate';
import { createChangesProxy } from './changes-proxy';
import { runKills } from './kill-loop';
import type { Programs } from './kill-loop';
import { Ledger } from './ledger';
import { SupervisedProgram, waitUntil } from './supervised-program';
import { Reader } from './reader';
import { ObservedEvents } from './observed-events';
import { checkPages } from './check-site';
import { Writer } from './writer';

const WRITERS = 4;
const READERS = 2;
/** For the writes that are wanted beside the kills. */
const PATIENCE_MS = 600_000;
/** Few, so that listings are similar to each other. */
const LOCALITIES = 2;

export interface CrashTestPlan {
  readonly kills: number;
  /** At least so many writes are acknowledged in all. */
  readonly edits: number;
  readonly seed: string;
}

/**
 * Kills the CMS or the publisher of a published site with SIGKILL again and again, while writers write and readers
 * read, and starts them again; then lets them write on. Answers every fault that was seen, meanwhile and of what is there at the end.
 *
 * @param stage whose database has the sample content and whose site is published; none of its programs runs
 */
export async function crashTest(
  stage: TestEnvironment,
  plan: CrashTestPlan,
): Promise<readonly string[]> {
  const { env } = stage;
  const unlimited: TestEnvironment = {
    ...stage,
    settings: { ...stage.settings, LIMIT_UPLOADS: '0' },
  };
  const signals = new ObservedEvents();
  const site = createSiteServer(foldersOf(env.dataDir));
  await site.listen({ host: env.siteHost, port: env.sitePort });
  const goBetween = createChangesProxy(env.cmsUrl, signals);
  const programs: Programs = {
    cms: SupervisedProgram.cms(unlimited),
    publisher: SupervisedProgram.publisher(unlimited, await addressOf(goBetween)),
  };
  try {
    for (const program of Object.values(programs)) await program.waitUntilUp();
    return await tryAll(unlimited, programs, signals, plan);
  } finally {
    await Promise.all(Object.values(programs).map((program) => program.stop()));
    goBetween.close();
    await site.close();
  }
}

async function tryAll(
  stage: TestEnvironment,
  programs: Programs,
  signals: ObservedEvents,
  { kills, edits, seed }: CrashTestPlan,
): Promise<readonly string[]> {
  const { env } = stage;
  const [ledger, faults, gate] = [new Ledger(), new Violations(), new Gate()];
  const admin = new ApiClient(env, signals);
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
  const front = new FrontWriter(random(`${seed} front`), admin, ledger, faults, gate);
  const crowd = [
    front.write(ending.signal),
    ...writers.map((one) => one.write(ending.signal)),
    ...readers.map((one) => one.read(ending.signal)),
  ];
  const calm = async (): Promise<void> => {
    await waitUntilPublished(env, ledger, faults);
    await checkPages(env, feedOf(env), faults);
  };
  const choices = random(`${seed} kills`);
  const plan = { kills, choices, gate, ledger, signals, calm };
  const isEnough = () => Promise.resolve(ledger.acknowledged >= edits);
  const killing = runKills(env, programs, plan, faults)
    .then(() => waitUntil(isEnough, `It does not come to ${String(edits)} writes.`, PATIENCE_MS))
    .finally(() => {
      ending.abort();
      gate.reopen();
    });
  await Promise.all([killing, ...crowd]);
  const { acknowledged, unacknowledged } = ledger;
  const pages = readers.reduce((sum, reader) => sum + reader.pages, 0);
  log(
    `  ${String(acknowledged)} calls acknowledged, ${String(unacknowledged)} not; ${String(pages)} pages read`,
  );
  if (Math.min(acknowledged, pages) < kills) faults.add('too little was written or read');
  await checkAll(stage, admin, ledger, faults);
  return faults.all;
}

/** Where a server listens from now on. */
async function addressOf(server: Server): Promise<string> {
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${String(port)}`;
}

const numbered = <T>(count: number, make: (name: string) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(String(n + 1)));

async function localitiesOf(admin: ApiClient): Promise<ReadonlyMap<Area, readonly string[]>> {
  const localities = new Map<Area, readonly string[]>();
  for (const area of AREAS) {
    const reply = await admin.call('POST', `/api/${area}/LocalityList`);
    localities.set(area, (reply?.body.localitys as string[]).slice(0, LOCALITIES));
  }
  return localities;
}
