import { randomUUID } from 'node:crypto';
import { task } from '../check/task';
import type { Outcome } from '../check/task';
import { crashTest } from '../crash-test/crash-test';
import { KILL_POINTS } from '../crash-test/kill-points';
import { log } from '../lib/log';
import type { TestEnvironment } from './environment';

/** The short test: each kill point once. */
const SHORT = { kills: KILL_POINTS.length, edits: 200 };
const LONG = { kills: 25, edits: 1000 };

/** Kills CMS and publisher again and again in an environment whose site is published and whose programs do not run. */
export function runCrashTest(environment: TestEnvironment, isLong: boolean): Promise<Outcome> {
  const { kills, edits } = isLong ? LONG : SHORT;
  return task(`${String(kills)} kills under load`, async () => {
    const seed = randomUUID().slice(0, 8);
    const options = `--kills ${String(kills)} --edits ${String(edits)} --seed ${seed}`;
    log(`  npm run crash-test -- ${options} makes the same choices`);
    const faults = await crashTest(environment, { kills, edits, seed });
    if (faults.length > 0) console.log(`\n${faults.join('\n')}\n`);
    return { passed: faults.length === 0 ? kills : 0, failed: faults.length };
  });
}
