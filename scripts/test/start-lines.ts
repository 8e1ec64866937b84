import { chmod, cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { task } from '../check/task';
import type { Outcome } from '../check/task';
import { unitStartLines } from '../deploy/start-lines';
import type { StartLine } from '../deploy/start-lines';
import { debianProgram } from '../lib/debian';
import { Failure } from '../lib/failure';
import { foldersOf, repository } from '../lib/folders';
import { freePort } from '../lib/free-port';
import type { Running } from '../lib/processes';
import { startUntilAnswer } from './stage';
import type { Stage } from './stage';

/** Which address tells that a program is up, by the last word of its start line; the order is that of starting. */
const SIGNS = ['start', 'publisher', 'nginx'] as const;
type Sign = (typeof SIGNS)[number];

/** `npm start` has been run for the stage already, and `npm run serve` is the same without its sample content. */
const RUN_ALREADY = 'serve';

const lastWord = ({ args }: StartLine): string => args.at(-1) ?? '';

/** Runs each start line of scripts/deploy, on a copy of the stage's data and with ports of its own, until it answers. */
export const tryStartLines = (stage: Stage, place: string): Promise<Outcome> =>
  task('Start lines of scripts/deploy', async () => {
    await debianProgram('nginx');
    const dataDir = path.join(place, 'deployed');
    await cp(stage.env.dataDir, dataDir, { recursive: true, verbatimSymlinks: true });
    await rm(path.join(foldersOf(dataDir).site, 'publish.lock'), { recursive: true, force: true });
    // Where this is root's, nginx reads as another account.
    await chmod(place, 0o755);
    const ports = { cms: await freePort(), publisher: await freePort(), site: await freePort() };
    const cms = `http://127.0.0.1:${String(ports.cms)}`;
    const settings = {
      ...stage.settings,
      DATA_DIR: dataDir,
      CMS_PORT: String(ports.cms),
      CMS_INTERNAL_URL: cms,
      PUBLISHER_PORT: String(ports.publisher),
      SITE_PORT: String(ports.site),
      // The addresses that the stage's pages were built with: nothing is built again.
      CMS_URL: stage.env.cmsUrl,
      SITE_URL: stage.env.siteUrl,
    };
    const answers: Record<Sign, string> = {
      start: `${cms}/_health`,
      publisher: `http://127.0.0.1:${String(ports.publisher)}/ready`,
      nginx: `http://127.0.0.1:${String(ports.site)}/`,
    };
    const lines = await unitStartLines();
    const strange = lines.filter((line) => ![...SIGNS, RUN_ALREADY].includes(lastWord(line)));
    if (strange.length > 0) throw new Failure(`Nobody tries ${JSON.stringify(strange)}.`);
    const running: Running[] = [];
    for (const sign of SIGNS) {
      const line = lines.find((one) => lastWord(one) === sign);
      if (!line) throw new Failure(`No unit starts ${sign}.`);
      // Of nginx, site and CMS need two names.
      const names = sign === 'nginx' ? { CMS_URL: 'https://cms.homes.example' } : {};
      const env = { ...settings, ...names };
      const program = await startUntilAnswer(answers[sign], {
        name: `The start line of ${sign}`,
        args: [...line.args],
        cwd: path.join(repository, line.folder),
        env: { ...env, NODE_ENV: 'production' },
        log: path.join(foldersOf(dataDir).logs, `${sign}.log`),
      });
      running.unshift(program);
    }
    for (const program of running) await program.stop();
    return { passed: SIGNS.length, failed: 0 };
  });
