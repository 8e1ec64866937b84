import { constants, setPriority } from 'node:os';
import type { Env } from '../../cms/src/settings/env';
import type { NewListing, Request, Stored, Target } from '../../cms/src/import/messages';
import { startCmsProgram } from '../lib/cms-program';
import type { Store } from './store';

/**
 * Opens the CMS's database for an import.
 * @throws Failure, also from its methods: database locked, disk full, or an error of the CMS
 */
export async function openCmsStore(env: Env, target: Target): Promise<Store> {
  // The program that is started has the same priority: searches and writes of the CMS come first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const program = startCmsProgram(env, { name: 'import/main', log: 'import-cms.log' });
  const request = <Response>(call: Request): Promise<Response> => program.request(call);
  await request({ call: 'open', ...target });
  return {
    write: (listings: readonly NewListing[]) =>
      request<readonly Stored[]>({ call: 'write', listings }),
    close: () => program.close(),
  };
}
