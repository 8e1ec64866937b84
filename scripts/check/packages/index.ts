import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../lib/command';
import { Failure } from '../../lib/failure';
import { repository } from '../../lib/folders';
import { checkAdvisories, checkInstallScripts, checkRegistries } from './packages';
import type { Advisory, LockedPackages } from './packages';

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(repository, file), 'utf8')) as unknown;

/** Compares the lockfile with the known advisories and with the packages that may run install scripts. */
await runCommand(async () => {
  const [lockfile, packageJson, list] = await Promise.all(
    ['package-lock.json', 'package.json', 'scripts/check/packages/advisories.json'].map(readJson),
  );
  const { packages } = lockfile as { readonly packages: LockedPackages };
  const { allowScripts } = packageJson as { readonly allowScripts: Record<string, boolean> };
  const problems = [
    ...checkAdvisories(packages, list as readonly Advisory[]),
    ...checkInstallScripts(packages, allowScripts),
    ...checkRegistries(packages),
  ];
  if (problems.length > 0) throw new Failure(problems.join('\n'));
});
