import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { program, repository } from '../../lib/folders';
import { runProcess } from '../../lib/processes';
import { CATEGORIES } from './scores';
import type { Scores } from './scores';

/** Flags for a Chromium that sends no requests of its own. */
const CHROME_FLAGS = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/**
 * One run of Lighthouse with its default phone settings. `place` is the folder for its report and its log, `flags` are
 * additional options.
 */
export async function runLighthouse(
  url: string,
  chromium: string,
  place: string,
  flags: readonly string[] = [],
): Promise<Scores> {
  const report = join(place, 'lighthouse.json');
  await runProcess({
    name: 'Lighthouse',
    args: [
      program('lighthouse'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
      ...flags,
    ],
    cwd: repository,
    env: chromium === '' ? {} : { CHROME_PATH: chromium },
    log: join(place, 'lighthouse.log'),
  });
  const { categories } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const scored = CATEGORIES.map((category) => [
    category,
    Math.round((categories[category]?.score ?? 0) * 100),
  ]);
  return Object.fromEntries(scored) as unknown as Scores;
}
