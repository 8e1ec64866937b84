import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, stop } from 'esbuild';
import { repository } from '../../lib/folders';

const SOURCE = fileURLToPath(new URL('render-process.ts', import.meta.url));
const COMPILED = join(repository, 'node_modules', '.cache', 'dwarka-homes', 'render-process.mjs');

let isCompiled = false;

/**
 * Compiles the render process once per publisher, because a loader that compiles at run time takes 20 MB in each
 * process.
 * @returns the compiled file
 */
export function compileRenderProcess(): string {
  if (isCompiled && existsSync(COMPILED)) return COMPILED;
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  // Without this, esbuild's own process runs as long as this one.
  void stop();
  const partial = `${COMPILED}.${randomUUID()}`;
  mkdirSync(dirname(COMPILED), { recursive: true });
  for (const { contents } of outputFiles) writeFileSync(partial, contents);
  renameSync(partial, COMPILED);
  isCompiled = true;
  return COMPILED;
}
