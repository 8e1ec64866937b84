import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { random } from '../lib/random';
import { AREAS } from '../lib/domain';
import type { Area } from '../lib/domain';
import { foldersOf } from '../lib/folders';
import { freePort } from '../lib/ports';
import { log } from '../lib/log';
import { createSiteServer } from '../server/site-server';
import type { TestEnvironment } from '../test/environment';
import { feedOf } from '../publisher/run-publisher';
import { checkAll, waitUntilPublished } from './check-all';
import { ApiClient } from './api-client';
import { BulkWriter } from './bulk-writer';
import { FrontWriter } from './front-writer';
import { checkEnquiries } from './check-enquiries';
import { EnquiryWriter } from './enquiry-writer';
import { Gate } from './gate';
import { createChangesProxy } from './changes-proxy';
import { runKills } from './kill-loop';
import type { Programs } from './kill-loop';
import { Ledger } from './ledger';
import { SupervisedProgram, waitUntil } from './supervised-program';
import { Reader } from './reader';
import { startReceivers } from './receivers';
import type { Receivers } from './receivers';
import type { ObservedEvents } from './observed-events';
import { checkPages } from './check-site';
import { Writer } from './writer';

const WRITERS = 4;
const READERS = 2;
/** The longest wait for the writes after the last kill. */
const PATIENCE_MS = 600_000;
/** One visitor sends all enquiries, without a proof of work. */
const UNLIMITED = {
  ...{ LIMIT_UPLOADS: '0', LIMIT_ENQUIRIES: '0', LIMIT_ENQUIRIES_PHONE: '0' },
  ENQUIRY_PROOF_STEPS: '0',
};
/** Only a few localities, so that listings are similar to each other. */
const LOCALITIES = 2;

interface CrashTestPlan {
  readonly kills: number;
  /** The minimum number of acknowledged writes. */
  readonly edits: number;
  readonly seed: string;
}

/**
 * Kills the CMS or the publisher of a published site with SIGKILL again and again, while writers write and readers
 * read, and restarts them. Then the writers continue for a while.
 *
 * @param environment its database has the sample content and its site is published; none of its programs runs
 * @returns the violations, during the test and at the end
 */
export async function crashTest(
  environment: TestEnvironment,
  plan: CrashTestPlan,
): Promise<readonly string[]> {
  const { env } = environment;
  const events: ObservedEvents = new EventEmitter();
  const receivers = await startReceivers(events);
  const unlimited: TestEnvironment = {
    ...environment,
    settings: { ...environment.settings, ...UNLIMITED, ...receivers.settings },
  };
  const site = createSiteServer(foldersOf(env.dataDir));
  await site.listen({ host: env.siteHost, port: env.sitePort });
  const proxy = createChangesProxy(env.cmsUrl, events);
  const programs: Programs = {
    cms: SupervisedProgram.cms(unlimited),
    publisher: SupervisedProgram.publisher(unlimited, await listen(proxy)),
  };
  try {
    for (const program of Object.values(programs)) await program.waitUntilUp();
    return await runAll(unlimited, programs, { events, receivers }, plan);
  } finally {
    await Promise.all(Object.values(programs).map((program) => program.stop()));
    proxy.close();
    await receivers.close();
    await site.close();
  }
}

async function runAll(
  environment: TestEnvironment,
  programs: Programs,
  { events, receivers }: { readonly events: ObservedEvents; readonly receivers: Receivers },
  { kills, edits, seed }: CrashTestPlan,
): Promise<readonly string[]> {
  const { env } = environment;
  const [ledger, violations, gate] = [new Ledger(), new Set<string>(), new Gate()];
  const admin = new ApiClient(env, events);
  const context = { admin, ledger, violations, gate };
  const ending = new AbortController();
  const localities = await localitiesOf(admin);
  const visitor = { ...context, admin: new ApiClient(env, events) };
  const enquirer = new EnquiryWriter(random(`${seed} enquiries`), visitor);
  const bulk = new BulkWriter(random(`${seed} bulk`), localities.get('dwk')?.[0] ?? '', context);
  const writers = [
    ...[enquirer, bulk],
    new FrontWriter(random(`${seed} front`), context),
    ...numbered(WRITERS, (n) => new Writer(n, random(`${seed} writer ${n}`), localities, context)),
  ];
  const readers = numbered(
    READERS,
    (n) => new Reader(env.siteUrl, random(`${seed} reader ${n}`), ledger, violations),
  );
  const crowd = [
    ...writers.map((one) => one.write(ending.signal)),
    ...readers.map((one) => one.read(ending.signal)),
  ];
  const checkIdle = async (): Promise<void> => {
    await waitUntilPublished(env, ledger, violations);
    await checkPages(env, feedOf(env), violations);
  };
  const choices = random(`${seed} kills`);
  const plan = { kills, choices, gate, ledger, events, checkIdle };
  const isEnough = () => Promise.resolve(ledger.acknowledged >= edits);
  const killing = runKills(env, programs, plan, violations)
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
  if (Math.min(acknowledged, pages) < kills) violations.add('too little was written or read');
  await enquirer.settle();
  await bulk.settle();
  await checkEnquiries(admin, receivers, ledger, { kills, violations });
  await checkAll(environment, admin, ledger, violations);
  return [...violations];
}

/** Makes a server listen on a free port. Returns its address. */
async function listen(server: Server): Promise<string> {
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${String(port)}`;
}

const numbered = <T>(count: number, make: (name: string) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(String(n + 1)));

async function localitiesOf(admin: ApiClient): Promise<ReadonlyMap<Area, readonly string[]>> {
  const localities = new Map<Area, readonly string[]>();
  for (const area of AREAS) {
    const response = await admin.call('POST', `/api/${area}/LocalityList`);
    localities.set(area, (response?.body.localitys as string[]).slice(0, LOCALITIES));
  }
  return localities;
}
