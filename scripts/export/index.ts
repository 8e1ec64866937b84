import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Part, Request, Wanted } from '../../cms/src/export/messages';
import { readEnv } from '../../cms/src/settings/env';
import { compileCms } from '../build/cms';
import { registerCleanup } from '../lib/cleanup';
import { startCmsProgram } from '../lib/cms-program';
import { runCommand } from '../lib/command';
import { AREAS, isArea, KINDS, numberText, plural } from '../lib/domain';
import { Failure } from '../lib/failure';
import { log, step } from '../lib/log';

const USAGE = 'npm run export -- --area AREA [--kind KIND] [--no-private] FILE.csv';

function readArguments(): Wanted & { readonly file: string } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      area: { type: 'string' },
      kind: { type: 'string', default: 'propresi' },
      'no-private': { type: 'boolean', default: false },
    },
  });
  const { area, kind: kindName, 'no-private': withoutPrivate } = values;
  const kind = KINDS.find((known) => known === kindName);
  const [file, ...more] = positionals;
  if (!isArea(area))
    throw new Failure(`Choose an area with --area (${AREAS.join(', ')}).\nUsage: ${USAGE}`);
  if (!kind) throw new Failure(`Choose a kind with --kind (${KINDS.join(', ')}).\nUsage: ${USAGE}`);
  if (!file || more.length > 0) throw new Failure(`Name one file.\nUsage: ${USAGE}`);
  return { area, kind, withPrivate: !withoutPrivate, file };
}

/** Writes what a program of the CMS reads. @returns the number of listings */
async function write(file: string, wanted: Wanted): Promise<number> {
  const program = startCmsProgram(readEnv(), { name: 'export/main', log: 'export-cms.log' });
  const request = (call: Request) => program.request<Part>(call);
  // Its private facts are for nobody else on the machine.
  const output = await open(file, 'wx', 0o600);
  try {
    let part = await step('Opening the CMS', () => request({ call: 'open', ...wanted }));
    let total = 0;
    do {
      await output.appendFile(part.csv);
      part = await request({ call: 'next', after: part.last, ...wanted });
      total += part.count;
    } while (part.count > 0);
    return total;
  } finally {
    await output.close();
    await program.close();
  }
}

/** `npm run export`: the listings of a region and kind as a CSV file, which replaces an older one when it is whole. */
await runCommand(async () => {
  const { file: named, ...wanted } = readArguments();
  const file = relative('.', resolve(process.env.INIT_CWD ?? '.', named));
  await compileCms();
  const unfinished = `${file}.${randomUUID()}`;
  registerCleanup(() => rm(unfinished, { force: true }));
  await mkdir(dirname(file), { recursive: true });
  const total = await write(unfinished, wanted);
  await rename(unfinished, file);
  log(`${numberText(total)} ${plural(total, 'listing')}: ${file}.`);
});
