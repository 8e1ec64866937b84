import { randomUUID } from 'node:crypto';
import { task } from '../check/task';
import type { Outcome } from '../check/task';
import { crashTest } from '../crash-test/crash-test';
import { log } from '../lib/log';
import type { TestEnvironment } from './environment';

const KILLS = 25;
const EDITS = 1000;

/** Kills CMS and publisher again and again on a stage that was published and runs no more. */
export const runCrashTest = (stage: TestEnvironment): Promise<Outcome> =>
  task(`${String(KILLS)} kills under load`, async () => {
    const seed = randomUUID().slice(0, 8);
    log(`  npm run crash-test -- --seed ${seed} makes the same choices`);
    const faults = await crashTest(stage, { kills: KILLS, edits: EDITS, seed });
    if (faults.length > 0) console.log(`\n${faults.join('\n')}\n`);
    return { passed: faults.length === 0 ? KILLS : 0, failed: faults.length };
  });
