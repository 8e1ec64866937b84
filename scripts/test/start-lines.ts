import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { task } from '../check/task';
import type { Counts, Outcome } from '../check/task';
import { unitStartLines } from '../deploy/start-lines';
import type { StartLine } from '../deploy/start-lines';
import { debianProgram } from '../lib/debian';
import { Failure } from '../lib/failure';
import { foldersOf, repository } from '../lib/folders';
import { freePort } from '../lib/free-port';
import type { Running } from '../lib/processes';
import { killParts } from './brought-back';
import { buildCleanCheckout } from './clean-checkout';
import { compareServers } from './same-answers';
import { startUntilAnswer } from './stage';
import type { Stage } from './stage';

/** How the start line of the CMS ends. */
const CMS = 'dist/src/serve.js';
/** The last word of each start line; the order is that of starting. */
const SIDE_BY_SIDE = [CMS, 'publisher', 'nginx'] as const;
/** Everything at once, which wants the same ports as the others. */
const ALONE = 'serve';
const WORDS = [...SIDE_BY_SIDE, ALONE] as const;
type Word = (typeof WORDS)[number];

/** Where and with what the programs are tried. */
interface Trial {
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<Word, StartLine>>;
  /** Which addresses tell that a program is up. */
  readonly signs: Readonly<Record<Word, readonly string[]>>;
}

/**
 * Runs each start line of scripts/deploy, on a copy of the stage's data and with ports of its own, until it answers:
 * CMS, publisher and nginx side by side in this checkout, then `serve`, which is also the image's, in a checkout that
 * was copied and built as the image is. nginx must answer every kind of address as the own server does, and `serve`
 * bring back what is killed of it.
 */
export const tryStartLines = (stage: Stage, place: string): Promise<Outcome> =>
  task('Start lines of scripts/deploy', async () => {
    await debianProgram('nginx');
    const trial = await prepare(stage, place);
    const image = path.join(place, 'image');
    await mkdir(image);
    await buildCleanCheckout(image, { CMS_PORT: trial.settings.CMS_PORT ?? '', CMS_URL: '' });

    const running: Running[] = [];
    for (const word of SIDE_BY_SIDE) running.unshift(await start(trial, word, repository));
    const [nginx = ''] = trial.signs.nginx;
    const { passed, failed } = await compared(stage, trial, nginx);
    for (const program of running) await program.stop();

    const all = await start(trial, ALONE, image);
    const [cms = '', publisher = '', site = ''] = trial.signs.serve;
    const parts = [
      { program: CMS, sign: cms },
      { program: 'publisher/index.ts', sign: publisher },
    ];
    const back = await killParts(all, parts, site);
    await all.stop();
    return { passed: passed + back.passed + WORDS.length, failed: failed + back.failed };
  });

const compared = (stage: Stage, { dataDir }: Trial, nginx: string): Promise<Counts> =>
  compareServers(new URL(stage.env.siteUrl), new URL(nginx), dataDir);

async function prepare(stage: Stage, place: string): Promise<Trial> {
  const dataDir = path.join(place, 'deployed');
  await cp(stage.env.dataDir, dataDir, { recursive: true, verbatimSymlinks: true });
  await rm(foldersOf(dataDir).publishLock, { recursive: true, force: true });
  // Where this is root's, nginx reads as another account.
  await chmod(place, 0o755);
  const ports = { cms: await freePort(), publisher: await freePort(), site: await freePort() };
  const at = (port: number, end: string) => `http://127.0.0.1:${String(port)}${end}`;
  const settings = {
    ...stage.settings,
    DATA_DIR: dataDir,
    CMS_PORT: String(ports.cms),
    CMS_INTERNAL_URL: at(ports.cms, ''),
    PUBLISHER_PORT: String(ports.publisher),
    SITE_PORT: String(ports.site),
    // The addresses that the stage's pages were built with: nothing is built again.
    CMS_URL: stage.env.cmsUrl,
    SITE_URL: stage.env.siteUrl,
  };
  const signs = {
    [CMS]: [at(ports.cms, '/ready')],
    publisher: [at(ports.publisher, '/ready')],
    nginx: [at(ports.site, '/')],
    serve: [at(ports.cms, '/ready'), at(ports.publisher, '/ready'), at(ports.site, '/')],
  };
  return { dataDir, settings, signs, lines: await linesByWord() };
}

async function linesByWord(): Promise<Trial['lines']> {
  const lines = await unitStartLines();
  const wordOf = ({ args }: StartLine): string => args.at(-1) ?? '';
  const strange = lines.filter((line) => !WORDS.some((word) => word === wordOf(line)));
  if (strange.length > 0) throw new Failure(`Nobody tries ${JSON.stringify(strange)}.`);
  const entries = WORDS.map((word) => {
    const line = lines.find((one) => wordOf(one) === word);
    if (!line) throw new Failure(`No unit starts ${word}.`);
    return [word, line] as const;
  });
  return Object.fromEntries(entries) as Trial['lines'];
}

function start(trial: Trial, word: Word, checkout: string): Promise<Running> {
  const { args, folder } = trial.lines[word];
  // Of nginx, site and CMS need two names.
  const address = word === 'nginx' ? 'https://cms.homes.example' : trial.settings.CMS_URL;
  return startUntilAnswer(trial.signs[word], {
    name: `The start line of ${word}`,
    args: [...args],
    cwd: path.join(checkout, folder),
    env: { ...trial.settings, CMS_URL: address ?? '', NODE_ENV: 'production' },
    log: path.join(foldersOf(trial.dataDir).logs, `${path.basename(word)}.log`),
  });
}
