import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildCms } from '../build/cms';
import { buildPanel } from '../build/panel';
import { Failure } from '../lib/failure';
import { log, step } from '../lib/log';
import { runCommand } from '../lib/command';
import { createTempFolder } from '../lib/temp-folder';
import { planEnvironment, startProduct } from '../test/environment';
import { crashTest } from './crash-test';

/** `npm run crash-test -- [--kills 100] [--edits 5000] [--seed TEXT]`: see `endure`, on a stage of its own. */
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
  const stage = await planEnvironment(await createTempFolder('endure'));
  await step('Compiling the CMS', () => buildCms());
  await step('Building the panel', () => buildPanel(stage.env));
  const product = await step('Publishing the site', () => startProduct(stage));
  await product.stop();
  log(`The seed is ${values.seed}.`);
  const faults = await crashTest(stage, plan);
  if (faults.length > 0) throw new Failure(faults.join('\n'));
  log('Everything that was acknowledged is there.');
});

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Failure(`--${name} must be a whole number.`);
  return value;
}
