import { rm } from 'node:fs/promises';
import { describe } from '../check/task';
import { runCleanups } from '../lib/cleanup';
import { runCommand } from '../lib/command';
import { createTempFolder } from '../lib/temp-folder';
import { FAILURES, failureLines } from './failures';
import { runParts } from './parts';
import { readPlan } from './plan';
import { total } from './reports';
import { slowestLines } from './times';

/**
 * `npm test [-- [--all] [part …]]`: the standard parts, all of them, or the named ones. Prints the slowest tests, the
 * result of each step, the files that explain the failures, and each failed test with its error; the last line is the
 * sum.
 */
await runCommand(async () => {
  const plan = readPlan(process.argv.slice(2));
  await rm(FAILURES, { recursive: true, force: true });
  const outcomes = await runParts(plan, await createTempFolder('test'));
  await runCleanups();
  const { passed, failed } = total(outcomes);
  const slowest = slowestLines(outcomes.flatMap(({ times = [] }) => times));
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  const blocks = [
    slowest,
    outcomes.map(describe),
    failed > 0 ? await failureLines() : [],
    failures.length > 0 ? ['Failed:', ...failures] : [],
  ];
  for (const lines of blocks) if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  console.log(`\n${String(passed)} passed, ${String(failed)} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
