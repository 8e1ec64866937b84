import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildCms } from '../build/cms';
import { buildPanel } from '../build/panel';
import { Failure } from '../lib/failure';
import { say, step } from '../lib/report';
import { runVerb } from '../lib/verb';
import { workplace } from '../lib/workplace';
import { planStage, startProduct } from '../test/stage';
import { endure } from './endure';

/** `npm run endure -- [--kills 100] [--edits 5000] [--seed TEXT]`: see `endure`, on a stage of its own. */
await runVerb(async () => {
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
  const stage = await planStage(await workplace('endure'));
  await step('Compiling the CMS', () => buildCms(stage.env));
  await step('Building the panel', () => buildPanel(stage.env));
  const product = await step('Publishing the site', () => startProduct(stage));
  await product.stop();
  say(`The seed is ${values.seed}.`);
  const faults = await endure(stage, plan);
  if (faults.length > 0) throw new Failure(faults.join('\n'));
  say('Everything that was acknowledged is there.');
});

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Failure(`--${name} must be a whole number.`);
  return value;
}
