import { expect } from '@jest/globals';
import type { Response } from 'supertest';
import { readEnv } from '../../src/settings/env';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id of the answered request. */
export const idOf = (answer: Response): string => String(answer.headers['x-request-id']);

/** Checks that a response has the headers of every response, and no internal details. */
export function expectSafeResponse(answer: Response): void {
  const { headers } = answer;
  expect(headers['x-request-id']).toMatch(UUID);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(answer.text).not.toMatch(
    /\n\s+at |node_modules|\b(select|insert|update) .*\b(from|into|set)\b|no such table|relation "|ENO|ENAMETOOLONG|\/tmp|\.ts\b/i,
  );
  expect(answer.text).not.toContain(readEnv().dataDir);
}
