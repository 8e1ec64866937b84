import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { compileCms } from '../build/cms';
import { ensurePanel } from '../build/panel';
import { Failure } from '../lib/failure';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { createTempFolder } from '../lib/temp-folder';
import { planEnvironment, startProduct } from '../test/environment';
import { crashTest } from './crash-test';

/** `npm run crash-test -- [--kills 100] [--edits 5000] [--seed TEXT]`: the crash test, in an environment of its own. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '25' },
      edits: { type: 'string', default: '1000' },
      seed: { type: 'string', default: randomUUID().slice(0, 8) },
    },
  });
  const plan = {
    kills: wholeNumber('kills', values.kills),
    edits: wholeNumber('edits', values.edits),
    seed: values.seed,
  };
  const environment = await planEnvironment(await createTempFolder('crash-test'));
  await compileCms();
  await ensurePanel(environment.env);
  const product = await step('Publishing the site', () => startProduct(environment));
  await product.stop();
  log(`The seed is ${values.seed}.`);
  const violations = await crashTest(environment, plan);
  if (violations.length > 0) throw new Failure(violations.join('\n'));
  log('Everything that was acknowledged is there.');
});

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Failure(`--${name} must be a whole number.`);
  return value;
}
