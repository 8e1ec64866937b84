import { Failure } from '../lib/failure';
import { runCommand } from '../lib/command';
import { createTempFolder } from '../lib/temp-folder';
import { runChecks } from './checks';

await runCommand(async () => {
  const outcomes = await runChecks(await createTempFolder('check'));
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  if (failed.length > 0) {
    throw new Failure(`Not in order: ${failed.map(({ title }) => title).join(', ')}.`);
  }
});
