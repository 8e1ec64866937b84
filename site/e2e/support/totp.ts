import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/**
 * Returns the code for a second factor's secret, this number of steps from now. No step before now: such a code expires
 * if its request takes longer than the rest of the current step.
 */
export const codeOf = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });
