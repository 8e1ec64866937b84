import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { bodyOf, callAs } from './cms';
import type { TestCms } from './cms';

/** Settings under which a proof of work is asked for, and takes no time. */
export const QUICK_PROOFS = { ENQUIRY_PROOF_STEPS: '20', ENQUIRY_SECONDS: '0' };

/** A proof of work as a form sends it. */
export async function solvedProof(cms: TestCms): Promise<string> {
  const { challenge } = (await bodyOf(callAs(cms, 'get', '/api/EnquiryChallenge').expect(200))) as {
    readonly challenge: Challenge;
  };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Sends an enquiry with a proof of its own, unless the body has one. */
export async function sendEnquiry(cms: TestCms, body: object, key?: string) {
  const proof = await solvedProof(cms);
  const call = callAs(cms, 'post', '/api/EnquiryCreate');
  return await (key === undefined ? call : call.set('Idempotency-Key', key)).send({
    proof,
    ...body,
  });
}
