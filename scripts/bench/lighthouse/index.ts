import { log, step } from '../../lib/log';
import { findChromium } from '../../test/chromium';
import { planEnvironment, startProduct } from '../../test/environment';
import { measuredPages } from './pages';
import { runLighthouse } from './run-lighthouse';
import { judgeScores, scoreLines } from './scores';
import type { ScoreResult, Scores } from './scores';

/** One run in several shows a false figure. */
const RUNS = 5;

/** Measures the published site with its sample content; the pages take turns. */
export async function runLighthouseMeasures(place: string): Promise<readonly ScoreResult[]> {
  const chromium = await findChromium();
  const stage = await planEnvironment(place);
  await step('Bringing the product up', () => startProduct(stage));
  const pages = await measuredPages(stage.env.cmsUrl);
  const runs = new Map<string, Scores[]>(pages.map(({ page }) => [page, []]));
  for (let run = 1; run <= RUNS; run += 1) {
    log(`Lighthouse: run ${String(run)} of ${String(RUNS)} …`);
    for (const { page, path, flags } of pages) {
      runs.get(page)?.push(await runLighthouse(stage.env.siteUrl + path, chromium, place, flags));
    }
  }
  const results = pages.flatMap(({ page, bars }) => judgeScores(page, bars, runs.get(page) ?? []));
  console.log(`\n${scoreLines(results)}`);
  return results;
}
