import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { task } from '../check/task';
import type { Counts, Outcome } from '../check/task';
import { unitStartLines } from '../deploy/start-lines';
import type { StartLine } from '../deploy/start-lines';
import { registerCleanup } from '../lib/cleanup';
import { findOrInstall } from '../lib/debian';
import { Failure } from '../lib/failure';
import { foldersOf, repository } from '../lib/folders';
import { freePort } from '../lib/ports';
import type { RunningProcess } from '../lib/processes';
import { FakeBucket } from '../upload/fake-bucket';
import { UPLOADED } from '../upload/site-bucket';
import { verifyRestarts } from './restart-check';
import { buildCleanCheckout } from './clean-checkout';
import { compareServers } from './compare-servers';
import { startAndWait } from './environment';
import type { TestEnvironment } from './environment';

/** The end of the CMS's start line. */
const CMS = 'dist/src/serve.js';
/** The word that tells a start line from the others, in the order of the starts. */
const SEPARATE = [CMS, 'publisher', 'nginx'] as const;
const UPLOAD = 'upload';
/** The start line of all programs together, which needs the same ports as the others. */
const ALL_IN_ONE = 'serve';
const PROGRAMS = [...SEPARATE, UPLOAD, ALL_IN_ONE] as const;
type Program = (typeof PROGRAMS)[number];

/** The environment in which the start lines are tested. */
interface StartLineTest {
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<Program, StartLine>>;
  /** The addresses that answer once a program is up. */
  readonly readyUrls: Readonly<Record<Program, readonly string[]>>;
}

/**
 * Runs each start line of scripts/deploy, on a copy of the environment's data and with its own ports, until it answers:
 * CMS, publisher, nginx and the upload side by side in this checkout, then `serve`, which is also the image's start
 * line, in a checkout that was copied and built like the image. nginx must answer every kind of address like the static
 * server, and `serve` must restart its killed parts.
 */
export const testStartLines = (environment: TestEnvironment, place: string): Promise<Outcome> =>
  task('Start lines of scripts/deploy', async () => {
    await findOrInstall('nginx');
    const test = await prepare(environment, place);
    const image = path.join(place, 'image');
    await mkdir(image);
    await buildCleanCheckout(image, { CMS_PORT: test.settings.CMS_PORT ?? '', CMS_URL: '' });

    const running: RunningProcess[] = [];
    for (const program of SEPARATE) running.unshift(await start(test, program, repository));
    const [nginx = ''] = test.readyUrls.nginx;
    const { passed, failed } = await compared(environment, test, nginx);
    running.unshift(await start(test, UPLOAD, repository));
    for (const program of running) await program.stop();

    const all = await start(test, ALL_IN_ONE, image);
    const [cms = '', publisher = '', site = ''] = test.readyUrls.serve;
    const parts = [
      { program: CMS, readyUrl: cms },
      { program: 'publisher', readyUrl: publisher },
    ];
    const back = await verifyRestarts(all, parts, site);
    await all.stop();
    return { passed: passed + back.passed + PROGRAMS.length, failed: failed + back.failed };
  });

const compared = (
  environment: TestEnvironment,
  { dataDir }: StartLineTest,
  nginx: string,
): Promise<Counts> => compareServers(new URL(environment.env.siteUrl), new URL(nginx), dataDir);

async function prepare(environment: TestEnvironment, place: string): Promise<StartLineTest> {
  const dataDir = path.join(place, 'deployed');
  await cp(environment.env.dataDir, dataDir, { recursive: true, verbatimSymlinks: true });
  await rm(foldersOf(dataDir).publishLock, { recursive: true, force: true });
  // If root owns this folder, nginx reads it under another account.
  await chmod(place, 0o755);
  const ports = { cms: await freePort(), publisher: await freePort(), site: await freePort() };
  const at = (port: number, end: string) => `http://127.0.0.1:${String(port)}${end}`;
  const fake = await FakeBucket.open();
  registerCleanup(() => fake.close());
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = fake.settings;
  const settings = {
    ...environment.settings,
    DATA_DIR: dataDir,
    CMS_PORT: String(ports.cms),
    CMS_INTERNAL_URL: at(ports.cms, ''),
    PUBLISHER_PORT: String(ports.publisher),
    SITE_PORT: String(ports.site),
    ...{ SITE_S3_BUCKET: bucket, SITE_S3_REGION: region, SITE_S3_ENDPOINT: endpoint },
    ...{ SITE_S3_ACCESS_KEY_ID: accessKeyId, SITE_S3_SECRET_ACCESS_KEY: secretAccessKey },
    SITE_S3_FORCE_PATH_STYLE: 'true',
    // The addresses with which the environment's pages were built, because nothing is built again.
    CMS_URL: environment.env.cmsUrl,
    SITE_URL: environment.env.siteUrl,
  };
  const readyUrls = {
    [CMS]: [at(ports.cms, '/ready')],
    publisher: [at(ports.publisher, '/ready')],
    nginx: [at(ports.site, '/')],
    // An upload begins with its own record.
    [UPLOAD]: [`${endpoint}/${bucket}/${UPLOADED}`],
    serve: [at(ports.cms, '/ready'), at(ports.publisher, '/ready'), at(ports.site, '/')],
  };
  return { dataDir, settings, readyUrls, lines: await linesByProgram() };
}

async function linesByProgram(): Promise<StartLineTest['lines']> {
  const lines = await unitStartLines();
  const programOf = ({ args }: StartLine) => PROGRAMS.find((program) => args.includes(program));
  const strange = lines.filter((line) => programOf(line) === undefined);
  if (strange.length > 0) throw new Failure(`No test runs ${JSON.stringify(strange)}.`);
  const entries = PROGRAMS.map((program) => {
    const line = lines.find((one) => programOf(one) === program);
    if (!line) throw new Failure(`No unit starts ${program}.`);
    return [program, line] as const;
  });
  return Object.fromEntries(entries) as StartLineTest['lines'];
}

function start(test: StartLineTest, program: Program, checkout: string): Promise<RunningProcess> {
  const { args, folder } = test.lines[program];
  // Behind nginx, site and CMS need two host names.
  const address = program === 'nginx' ? 'https://cms.homes.example' : test.settings.CMS_URL;
  return startAndWait(test.readyUrls[program], {
    name: `The start line of ${program}`,
    args: [...args],
    cwd: path.join(checkout, folder),
    env: { ...test.settings, CMS_URL: address ?? '', NODE_ENV: 'production' },
    log: path.join(foldersOf(test.dataDir).logs, `${path.basename(program)}.log`),
  });
}
