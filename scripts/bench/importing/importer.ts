import { join } from 'node:path';
import type { Area } from '../../lib/domain';
import { startWorker } from '../worker-process';
import type { Product } from '../servers/product';
import type { ImportJob, ImportResult, OpenJob } from './messages';

/** Imports files into a running product, in processes of their own as `npm run import` does. */
export async function openImporter({ env, settings }: Product, area: Area) {
  const worker = startWorker('bench/importing/import-program');
  await worker.request({ call: 'open', settings, area } satisfies OpenJob);
  let count = 0;
  return {
    run: (file: string, key?: string): Promise<ImportResult> => {
      count += 1;
      const report = join(env.dataDir, `import-${String(count)}.csv`);
      const job: ImportJob = { call: 'import', file, report, ...(key !== undefined && { key }) };
      return worker.request<ImportResult>(job);
    },
    close: (): Promise<void> => worker.close(),
  };
}
