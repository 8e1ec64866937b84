import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const ids = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of any. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Runs `work` as a part of answering the request of this id. */
export const runWithRequestId = <T>(id: string, work: () => T): T => ids.run(id, work);

/** A valid id of a proxy: longer than a phone number, which no log may have. */
const SANE = /^[A-Za-z0-9_-]{16,64}$/;

/** A new request's id: a fresh one, or the proxy's where the proxy is trusted and what it sent looks like an id. */
export const requestIdOf = (sent: string, trustProxy: boolean): string =>
  trustProxy && SANE.test(sent) ? sent : randomUUID();
