import { describe } from '../check/task';
import { runCleanups } from '../lib/cleanup';
import { Failure } from '../lib/failure';
import { runCommand } from '../lib/command';
import { createTempFolder } from '../lib/temp-folder';
import { total } from './counts';
import { isPart, PARTS, runParts } from './parts';

/** `npm test [-- part …]`: everything, or the named parts; the last line is the sum of it all. */
await runCommand(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Failure(`${unknown.join(', ')} is no part of the tests: name ${PARTS.join(', ')}.`);
  }
  const parts = asked.length > 0 ? asked.filter(isPart) : PARTS;
  const outcomes = await runParts(new Set(parts), await createTempFolder('test'));
  await runCleanups();
  const { passed, failed } = total(outcomes);
  console.log(`\n${outcomes.map(describe).join('\n')}\n`);
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
