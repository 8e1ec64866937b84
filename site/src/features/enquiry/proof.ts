import { useCallback, useEffect, useRef } from 'react';
import { RejectedError } from '../../overlays/report-failure';
import { hasFields, isNumber } from '../../requests/answer-guards';
import { get } from '../../requests/request';

interface Asked {
  /** In ALTCHA's format; null if no proof is asked for. */
  readonly challenge: object | null;
  /** They must pass before the form is sent. */
  readonly seconds: number;
}
const ASKED = hasFields({ seconds: isNumber });

const cannot = () =>
  new RejectedError('This browser cannot send the form', 'Please call us, or use another browser.');

/** Solves a challenge in a worker of its own, so that typing stays smooth. @throws RejectedError */
function solve(challenge: object, signal: AbortSignal): Promise<object> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('altcha/workers/sha', import.meta.url));
    const end = () => {
      worker.terminate();
    };
    signal.addEventListener('abort', end);
    worker.onerror = () => {
      end();
      reject(cannot());
    };
    worker.onmessage = ({ data }: MessageEvent<{ readonly counter?: number } | null>) => {
      end();
      if (data?.counter === undefined) reject(cannot());
      else resolve(data);
    };
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  });
}

const waited = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** Fetches a proof of work and solves it. @throws ApiError, RejectedError */
async function newProof(signal: AbortSignal): Promise<string | undefined> {
  const { challenge, seconds } = await get<Asked>('/api/EnquiryChallenge', ASKED, signal);
  const [solution] = await Promise.all([challenge && solve(challenge, signal), waited(seconds)]);
  return challenge ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}

interface Proof {
  /** The solved proof, which the form began to compute when it opened. @throws ApiError, RejectedError */
  readonly solved: () => Promise<string | undefined>;
  /** Begins another one. */
  readonly renew: () => Promise<string | undefined>;
}

/** The proof of work of a form: it is computed while the visitor types. */
export function useProof(): Proof {
  const controller = useRef<AbortController | null>(null);
  const current = useRef<Promise<string | undefined> | null>(null);

  const renew = useCallback(() => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const proof = newProof(signal);
    current.current = proof;
    // After a failure, the next send begins anew and reports it.
    proof.catch(() => {
      if (current.current === proof) current.current = null;
    });
    return proof;
  }, []);
  useEffect(() => {
    void renew().catch(() => undefined);
    return () => controller.current?.abort();
  }, [renew]);

  const solved = useCallback(() => current.current ?? renew(), [renew]);
  return { solved, renew };
}
