import { log, step } from '../../lib/log';
import { findChromium } from '../../test/chromium';
import { planEnvironment, startProduct } from '../../test/environment';
import { measuredPages } from './pages';
import { runLighthouse } from './run-lighthouse';
import { scoreResults } from './scores';
import type { ScoreResult, Scores } from './scores';

/** A single run can be an outlier. */
const RUNS = 5;

/** Measures the published site with its sample content; the pages take turns. */
export async function runLighthouseMeasures(place: string): Promise<readonly ScoreResult[]> {
  const chromium = await findChromium();
  const environment = await planEnvironment(place);
  const { cmsUrl, siteUrl } = environment.env;
  await step('Starting the product', () => startProduct(environment));
  const pages = await measuredPages(cmsUrl);
  const runs = new Map<string, Scores[]>(pages.map(({ page }) => [page, []]));
  for (let run = 1; run <= RUNS; run += 1) {
    log(`Lighthouse: run ${String(run)} of ${String(RUNS)} …`);
    for (const { page, path, flags } of pages) {
      runs.get(page)?.push(await runLighthouse(siteUrl + path, chromium, place, flags));
    }
  }
  const results = pages.flatMap(({ page, bars }) => scoreResults(page, bars, runs.get(page) ?? []));
  console.table(results);
  return results;
}
