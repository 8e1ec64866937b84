import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { repository } from '../../lib/folders';

const SOURCE = fileURLToPath(new URL('render-process.ts', import.meta.url));
const COMPILED = join(repository, 'node_modules', '.cache', 'dwarka-homes', 'render-process.mjs');

/**
 * Compiles the render process, and answers its file: tsx, which compiles while a program runs, would take 20 MB in each.
 */
export function compileRenderProcess(): string {
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  const partial = `${COMPILED}.${randomUUID()}`;
  mkdirSync(dirname(COMPILED), { recursive: true });
  for (const { contents } of outputFiles) writeFileSync(partial, contents);
  renameSync(partial, COMPILED);
  return COMPILED;
}
