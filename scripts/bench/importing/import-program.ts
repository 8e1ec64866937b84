import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readEnv } from '../../../cms/src/settings/env';
import { openCmsStore } from '../../import/cms-store';
import { openCsv } from '../../import/open-csv';
import { findMapping } from '../../import/find-mapping';
import { importFile } from '../../import/import-file';
import { summaryOf } from '../../import/report';
import type { Store } from '../../import/store';
import { Failure } from '../../lib/failure';
import type { Area } from '../../lib/domain';
import { timed } from '../measure/statistics';
import { serveRequests } from '../worker-process';
import type { ImportJob, ImportResult, OpenJob } from './messages';

const KIND = 'propresi';

let opened: { readonly store: Store; readonly area: Area } | undefined;

async function open({ settings, area }: OpenJob): Promise<object> {
  Object.assign(process.env, settings);
  opened = { store: await openCmsStore(readEnv(), { kind: KIND, area }), area };
  return {};
}

/** Imports a file by the steps of `npm run import`. */
async function run({ file, report, key }: ImportJob): Promise<ImportResult> {
  if (!opened) throw new Failure('The first request must open the database.');
  const { store, area } = opened;
  const { seconds } = await timed(async () => {
    const csv = await openCsv(file);
    const mapping = await findMapping(file, csv.header, { mapping: undefined, kind: KIND, key });
    const plan = { csv, name: basename(file), mapping, area, report, dryRun: false };
    await importFile(plan, store);
  });
  const { rows, created, updated } = JSON.parse(await readFile(summaryOf(report), 'utf8')) as {
    readonly rows: number;
    readonly created: number;
    readonly updated: number;
  };
  return { rows, written: created + updated, seconds };
}

serveRequests((job: OpenJob | ImportJob) => (job.call === 'open' ? open(job) : run(job)));
