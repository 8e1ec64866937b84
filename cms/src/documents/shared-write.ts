import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { inUnpublishedWrite } from './revision';

/** The most values of one transaction. */
const MOST = 50;

/** Runs what follows outside of any call: the transaction belongs to several of them. */
const outsideOfCalls = AsyncLocalStorage.snapshot();

interface Waiting<T, R> {
  readonly value: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes values in the current transaction, and returns what becomes of each. */
type WriteAll<T, R> = (
  strapi: Core.Strapi,
  values: readonly T[],
) => Promise<readonly PromiseSettledResult<R>[]>;

/** Commits values together. If that fails, each is tried alone, so that none fails because of another one. */
async function commit<T, R>(
  strapi: Core.Strapi,
  writeAll: WriteAll<T, R>,
  group: readonly Waiting<T, R>[],
): Promise<void> {
  const values = group.map(({ value }) => value);
  try {
    const results = await inUnpublishedWrite(strapi, () => writeAll(strapi, values));
    results.forEach((result, at) => {
      if (result.status === 'fulfilled') group[at]?.resolve(result.value);
      else group[at]?.reject(result.reason);
    });
  } catch (error) {
    if (group.length === 1) group[0]?.reject(error);
    else for (const one of group) await commit(strapi, writeAll, [one]);
  }
}

/**
 * A write that no published page shows and that many calls make at once. Values that come while others are committed
 * share the next transaction and its queries, because a flush to the disk and a query take longer than a row more. It
 * must not be called within another write.
 * @returns the result for a value, once it is committed
 */
export function sharedWrite<T, R>(
  writeAll: WriteAll<T, R>,
): (strapi: Core.Strapi, value: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let isCommitting = false;
  const commitAll = async (strapi: Core.Strapi): Promise<void> => {
    if (isCommitting) return;
    isCommitting = true;
    try {
      while (waiting.length > 0) {
        const group = waiting.slice(0, MOST);
        waiting = waiting.slice(MOST);
        await commit(strapi, writeAll, group);
      }
    } finally {
      isCommitting = false;
    }
  };
  return (strapi, value) => {
    const written = new Promise<R>((resolve, reject) => {
      waiting.push({ value, resolve, reject });
    });
    void outsideOfCalls(() => commitAll(strapi));
    return written;
  };
}
