import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import type { Challenge, Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { invalid } from '../../../http/errors';
import { settings } from '../../../settings/env';
import { signatureOf } from '../../../sessions/signature';

/** A visitor may write for so long. */
const VALID_MS = 2 * 60 * 60 * 1000;

const refused = (why: string) => invalid({ proof: `proof ${why}` });
export const proofUsed = () => refused('was used for another enquiry');

const secrets = () => ({
  hmacSignatureSecret: signatureOf('enquiry proof', ''),
  hmacKeySignatureSecret: signatureOf('enquiry proof key', ''),
});

/** A challenge, and the least seconds that must pass before its solution is taken. */
export interface ProofChallenge {
  /** Null: no proof is asked for. */
  readonly challenge: Challenge | null;
  readonly seconds: number;
}

/**
 * A proof of work that a browser computes in about a second while its user types. Its answer is among a fixed number of
 * steps, so that no browser is unlucky.
 * @param now milliseconds since 1970
 */
export async function newChallenge(now: number): Promise<ProofChallenge> {
  const { steps, seconds } = settings().enquiryProof;
  if (steps === 0) return { challenge: null, seconds };
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(steps),
    deriveKey,
    data: { from: now },
    expiresAt: new Date(now + VALID_MS),
    ...secrets(),
  });
  return { challenge, seconds };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws 400 */
function readProof(proof: unknown): Payload {
  if (typeof proof !== 'string') throw refused('is missing');
  try {
    const read: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    if (isRecord(read) && isRecord(read.solution) && isRecord(read.challenge)) {
      const { parameters, signature } = read.challenge;
      if (isRecord(parameters) && typeof signature === 'string') return read as unknown as Payload;
    }
  } catch {
    // Like any other text that is no proof.
  }
  throw refused('is not a solution');
}

/**
 * Checks a proof of work, but not whether it was used before.
 * @param proof the JSON of challenge and solution as base64
 * @param now milliseconds since 1970
 * @returns the name of the challenge; null where none is asked for
 * @throws 400
 */
export async function checkProof(proof: unknown, now: number): Promise<string | null> {
  const { steps, seconds } = settings().enquiryProof;
  if (steps === 0) return null;
  const { challenge, solution } = readProof(proof);
  const { verified, expired } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...secrets(),
  });
  if (expired) throw refused('is too old');
  if (!verified) throw refused('is not a solution');
  const from = Number(challenge.parameters.data?.from);
  if (now - from < seconds * 1000) throw refused('came too fast');
  return challenge.parameters.nonce;
}
