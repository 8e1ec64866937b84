import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const ids = new AsyncLocalStorage<string>();

/** The id of the current request; undefined outside of a request. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Runs `work` as part of the request with this id. */
export const runWithRequestId = <T>(id: string, work: () => T): T => ids.run(id, work);

/** A valid id from a proxy. It is longer than a phone number, which no log may contain. */
const SANE = /^[A-Za-z0-9_-]{16,64}$/;

/** The id of a request: the proxy's if the proxy is trusted and its id is valid, else a new one. */
export const requestIdOf = (sent: string, trustProxy: boolean): string =>
  trustProxy && SANE.test(sent) ? sent : randomUUID();
