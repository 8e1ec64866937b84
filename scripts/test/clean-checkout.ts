import { execFile } from 'node:child_process';
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { imageBuildSteps, imageIgnores } from '../deploy/image';
import { Failure } from '../lib/failure';
import { repository } from '../lib/folders';

const run = promisify(execFile);
const INSTALLING = 'npm ci';
/** Caches of tools that write into existing folders. */
const CACHES = ['.cache', '.strapi', '.vite'];

/** The folders of packages: the checkout's, and those of the workspaces that have their own. */
async function packageFolders(): Promise<string[]> {
  const { stdout } = await run('find', [
    ...[repository, '-maxdepth', '4', '-name', 'node_modules', '-type', 'd', '-prune'],
  ]);
  return stdout.split('\n').filter(Boolean);
}

/**
 * Builds the product in an empty folder like the image: from the files that the Dockerfile copies, by the steps that it
 * runs. It uses the packages that are installed here; npm verifies that it would install the same.
 * @param settings keep the steps apart from the programs that run here
 */
export async function buildCleanCheckout(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const isIgnored = await imageIgnores();
  for (const name of await readdir(repository)) {
    const filter = (source: string): boolean => !isIgnored(path.relative(repository, source));
    const from = path.join(repository, name);
    if (filter(from)) await cp(from, path.join(folder, name), { recursive: true, filter });
  }
  for (const packages of await packageFolders()) {
    const to = path.join(folder, path.relative(repository, packages));
    await run('cp', ['-al', packages, to]).catch(() => run('cp', ['-a', packages, to]));
    for (const cache of CACHES) await rm(path.join(to, cache), { recursive: true, force: true });
  }
  for (const step of await imageBuildSteps()) {
    const isInstalling = step.startsWith(INSTALLING);
    const command = isInstalling ? `${step} --dry-run --offline` : step;
    await run('sh', ['-c', command], { cwd: folder, env: { ...process.env, ...settings } }).catch(
      (error: unknown) => {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Failure(`The image's step fails: ${command}\n${stdout}${stderr}`);
      },
    );
  }
}
