import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Failure } from './failure';
import { log } from './log';

const run = promisify(execFile);

/** The path of a program; undefined if it is not installed. */
export const findOnPath = (name: string): Promise<string | undefined> =>
  run('which', [name]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/** Installs a package of Debian if this process is root. Logs a failure. */
export async function installFromDebian(name: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  log(`${name}: none found; trying the package of Debian`);
  try {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  } catch (error) {
    log(`${name}: Debian's package was not installed (${String(error).split('\n', 1).join('')})`);
  }
}

/**
 * The path of a program, which is installed from a package of Debian if it is missing.
 * @throws Failure if it cannot be installed
 */
export async function findOrInstall(name: string, packageName = name): Promise<string> {
  const there = await findOnPath(name);
  if (there !== undefined) return there;
  await installFromDebian(packageName);
  const installed = await findOnPath(name);
  if (installed !== undefined) return installed;
  throw new Failure(
    `The tests need ${name}, and none runs here. Install it with: apt-get install ${packageName}`,
  );
}
