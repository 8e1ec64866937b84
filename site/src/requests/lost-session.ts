import type { ApiError } from './api-error';

let listener: ((error: ApiError) => void) | null = null;

/** Registers the listener of a session that the CMS rejects: it has expired, or ended elsewhere. @returns ends it */
export function onLostSession(next: (error: ApiError) => void): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}

export function notifyLostSession(error: ApiError): void {
  listener?.(error);
}
