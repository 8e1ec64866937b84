import { Failure } from '../lib/failure';
import { runVerb } from '../lib/verb';
import { workplace } from '../lib/workplace';
import { runChecks } from './checks';

await runVerb(async () => {
  const outcomes = await runChecks(await workplace('check'));
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  if (failed.length > 0) {
    throw new Failure(`Not in order: ${failed.map(({ title }) => title).join(', ')}.`);
  }
});
