import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFilesBelow, undefinedIfMissing } from '../lib/files';
import { foldersOf, repository } from '../lib/folders';
import type { TestEnvironment } from './environment';
import type { FailedSpec } from './reports';

/** The folder of files that explain the failures of the last run: traces, screenshots, logs. */
export const FAILURES = path.join(repository, 'test-results');
const LOGS = path.join(FAILURES, 'logs');
/** Browser and CMS have the same clock, but the CMS writes a line when its request ends. */
const MARGIN_MS = 1000;

/** Copies all logs of an environment. */
export async function copyLogs({ env }: TestEnvironment): Promise<void> {
  await undefinedIfMissing(cp(foldersOf(env.dataDir).logs, LOGS, { recursive: true }));
}

/** Copies the CMS's log lines from the time of a spec into the spec's own folder. */
export async function copySpecLogs(
  { env }: TestEnvironment,
  specs: readonly FailedSpec[],
): Promise<void> {
  if (specs.length === 0) return;
  const log = await readFile(path.join(foldersOf(env.dataDir).logs, 'cms.log'), 'utf8');
  const lines = log.split('\n');
  for (const { folder, from, to } of specs) {
    const own = lines.filter((line) => {
      const time = timeOf(line);
      return time >= from - MARGIN_MS && time <= to + MARGIN_MS;
    });
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'cms.log'), own.join('\n'));
  }
}

/** The time of a line of the CMS's log, in milliseconds since 1970; NaN if the line has none. */
const timeOf = (line: string): number => Date.parse(/^\{"time":"([^"]+)"/.exec(line)?.[1] ?? '');

/** Lines with the places that explain the failures; none if no files were kept. */
export async function failureLines(): Promise<string[]> {
  if (!existsSync(FAILURES)) return [];
  const folders = new Set<string>();
  for await (const file of listFilesBelow(FAILURES)) folders.add(path.dirname(file));
  const lines = [...folders].map((folder) => `  ${path.relative(repository, folder)}`);
  return lines.length > 0 ? ['Traces, screenshots and logs of what failed:', ...lines] : [];
}
