import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installFromDebian, findOnPath } from '../lib/debian';
import { Failure } from '../lib/failure';
import { program, siteFolder } from '../lib/folders';
import { runProcess } from '../lib/processes';
import { log } from '../lib/log';

const run = promisify(execFile);
/** Debian's package of Chromium without its user interface: it starts and draws pages in 60 % of the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
/** Selects Playwright's own download, which Playwright finds itself. */
const OWN = '';

/**
 * Finds a Chromium that runs: the one of CHROMIUM_PATH, else Chromium's headless shell, on the PATH or as Debian's
 * package, else another one on the PATH, else Playwright's own download, for which it returns an empty text. Prints its
 * choice.
 *
 * @throws Failure if none is available, or the one of CHROMIUM_PATH does not run.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await runs(chosen)) return chosen;
    throw new Failure(
      `CHROMIUM_PATH names no Chromium that runs (${chosen}): correct or unset it.`,
    );
  }
  return (
    (await onPath([SHELL])) ??
    (await fromDebian()) ??
    (await onPath(NAMES)) ??
    (await fromPlaywright())
  );
}

/**
 * Whether the program prints its version. Its name proves nothing, because on some systems it is only a placeholder.
 */
const runs = (chromium: string): Promise<boolean> =>
  run(chromium, ['--version']).then(
    ({ stdout }) => {
      log(`Chromium: ${stdout.trim()} (${chromium})`);
      return true;
    },
    () => false,
  );

async function onPath(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const found = await findOnPath(name);
    if (found !== undefined && (await runs(found))) return found;
  }
  return undefined;
}

async function fromDebian(): Promise<string | undefined> {
  await installFromDebian(SHELL);
  return onPath([SHELL]);
}

async function fromPlaywright(): Promise<string> {
  log("Chromium: none found; taking Playwright's own download");
  const download = runProcess({
    name: "Playwright's download of Chromium",
    args: [program('playwright'), 'install', 'chromium'],
    cwd: siteFolder,
    env: {},
  });
  return download.then(
    () => OWN,
    (cause: unknown) => {
      throw new Failure('No Chromium can be had: install one, or name one in CHROMIUM_PATH.', {
        cause,
      });
    },
  );
}
