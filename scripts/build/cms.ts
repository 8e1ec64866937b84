import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, stop } from 'esbuild';
import { listFilesBelow } from '../lib/files';
import { fingerprintOf, runUnlessStamped } from '../lib/fingerprint';
import { cmsFolder } from '../lib/folders';
import { step } from '../lib/log';
const SOURCES = [
  'cms/src',
  'cms/config',
  'cms/sample-content',
  'cms/tsconfig.json',
  'cms/package.json',
  'package-lock.json',
];

const dist = join(cmsFolder, 'dist');
/** A file with the fingerprint of the compiled sources. */
export const CMS_STAMP = join(dist, '.compiled');
/** The panel's folder in `dist`: `buildPanel` writes it. */
const PANEL = 'build';

/**
 * Compiles the CMS into `cms/dist`, unless its sources have not changed since the last time. It translates each file
 * separately, which takes one second instead of ten; `npm run check` checks the types.
 * @returns whether it compiled
 * @throws Error if a file has a syntax error
 */
export async function buildCms(): Promise<boolean> {
  return runUnlessStamped(CMS_STAMP, await fingerprintOf(SOURCES), async () => {
    const fresh = join(cmsFolder, 'dist.partial', 'server');
    await rm(fresh, { recursive: true, force: true });
    await build({
      absWorkingDir: cmsFolder,
      entryPoints: await sourceFiles(),
      outbase: cmsFolder,
      outdir: fresh,
      platform: 'node',
      format: 'cjs',
      // Node's own `import()` does not find a module without its file extension.
      supported: { 'dynamic-import': false },
      loader: { '.json': 'copy' },
      logLevel: 'error',
    });
    // Without this, esbuild's own process runs as long as this one.
    await stop();
    await replaceBuild(fresh);
  });
}

/** `buildCms` as a logged step of a command. */
export const compileCms = (): Promise<void> =>
  step('Compiling the CMS', async (note) => {
    if (!(await buildCms())) note('unchanged');
  });

/** The source files, relative to the CMS's folder, except tests and the panel, which Vite compiles. */
async function sourceFiles(): Promise<string[]> {
  const files: string[] = [];
  const isSource = (name: string): boolean => name !== 'admin' && !name.includes('.test.');
  for (const folder of ['config', 'src', 'sample-content']) {
    for await (const file of listFilesBelow(join(cmsFolder, folder), isSource)) {
      if (/\.(?:ts|json)$/.test(file)) files.push(relative(cmsFolder, file));
    }
  }
  return files;
}

/** Replaces the old compilation, which can have files of deleted sources. */
async function replaceBuild(fresh: string): Promise<void> {
  await mkdir(dist, { recursive: true });
  for (const name of await readdir(dist)) {
    if (name !== PANEL) await rm(join(dist, name), { recursive: true });
  }
  for (const name of await readdir(fresh)) await rename(join(fresh, name), join(dist, name));
  await rm(fresh, { recursive: true });
}
