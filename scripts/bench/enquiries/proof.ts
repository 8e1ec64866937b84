import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from '../../lib/folders';
import { requestJson } from '../request-json';

const requireOfCms = createRequire(join(cmsFolder, 'package.json'));
const { solveChallenge } = requireOfCms('altcha-lib') as {
  readonly solveChallenge: (options: object) => Promise<object>;
};
const { deriveKey } = requireOfCms('altcha-lib/algorithms/sha') as { readonly deriveKey: unknown };

/** A proof of work as the form sends it. */
export async function solvedProof(cmsUrl: string): Promise<string> {
  const { challenge } = (await requestJson(`${cmsUrl}/api/EnquiryChallenge`, {})) as {
    readonly challenge: object;
  };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
