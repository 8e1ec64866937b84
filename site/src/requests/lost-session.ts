import type { ApiError } from './api-error';

let listener: ((error: ApiError) => void) | null = null;

/**
 * Registers the listener for a session that the CMS rejects because it expired or ended elsewhere. @returns a function
 * that removes the listener
 */
export function onLostSession(next: (error: ApiError) => void): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}

export function notifyLostSession(error: ApiError): void {
  listener?.(error);
}
