import asyncHooks, { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

declare global {
  /** Node's own `require`: its modules stay loaded in the worker, outside of Jest's registry. */
  var nodeRequire: NodeJS.Require;
}

/** The storages of the file that runs. Each boot makes some, which slow down each promise until they are disabled. */
const storages = new Set<AsyncLocalStorage<unknown>>();
asyncHooks.AsyncLocalStorage = class<T> extends AsyncLocalStorage<T> {
  constructor() {
    super();
    storages.add(this);
  }
};

/**
 * Gives the tests Node's own `require`, so that all files of a worker share the modules of Strapi: Jest's registry
 * loads thousands of them again for each file. While a file runs, it has the process's own environment variables and
 * its own `Date`, because the database's drivers check the class.
 */
export default class StrapiEnvironment extends TestEnvironment {
  private readonly variables = { ...process.env };
  private readonly removeAllListeners = process.removeAllListeners.bind(process);
  private readonly listeners = new Map(
    process.eventNames().map((name) => [name, process.rawListeners(name)] as const),
  );

  override async setup(): Promise<void> {
    await super.setup();
    const { global } = this;
    Object.assign(global, { Date, nodeRequire: createRequire(__filename) });
    global.process.env = process.env;
    // Strapi removes all listeners of the process when it ends, but Jest needs one of them for its messages to the
    // worker.
    process.removeAllListeners = () => process;
  }

  override async teardown(): Promise<void> {
    process.removeAllListeners = this.removeAllListeners;
    this.removeAddedListeners();
    for (const storage of storages) storage.disable();
    storages.clear();
    for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.variables);
    await super.teardown();
  }

  /** Removes everything that Strapi has added to the worker's process, which would otherwise grow with each file. */
  private removeAddedListeners(): void {
    for (const name of process.eventNames()) {
      const before = this.listeners.get(name) ?? [];
      for (const listener of process.rawListeners(name) as NodeJS.SignalsListener[])
        if (!before.includes(listener)) process.removeListener(name, listener);
    }
  }
}
