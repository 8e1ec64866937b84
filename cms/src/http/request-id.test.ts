import { describe, expect, it } from '@jest/globals';
import { runWithRequestId, currentRequestId, requestIdOf } from './request-id';

const SENT = '0d9a1c7e-8f1b-4a44-9c1d-0123456789ab';

describe('a request’s id', () => {
  it('is fresh where no proxy is trusted', () => {
    const ids = [requestIdOf(SENT, false), requestIdOf('', false), requestIdOf('', true)];
    expect(new Set([...ids, SENT]).size).toBe(4);
  });

  it('is a trusted proxy’s where that is sane', () => {
    expect(requestIdOf(SENT, true)).toBe(SENT);
    for (const odd of ['9000000001', 'x y'.repeat(8), '{"a":"0123456789"}', 'a'.repeat(65)]) {
      expect(requestIdOf(odd, true)).not.toBe(odd);
    }
  });

  it('is known to all that is done for the request, and to nothing else', async () => {
    const seen = await Promise.all(
      ['a', 'b'].map((id) =>
        runWithRequestId(id, async () => {
          await new Promise(setImmediate);
          return currentRequestId();
        }),
      ),
    );
    expect(seen).toEqual(['a', 'b']);
    expect(currentRequestId()).toBeUndefined();
  });
});
