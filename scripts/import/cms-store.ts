import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Env } from '../../cms/src/settings/env';
import type { Call, Calls, NewListing, Reply, Stored } from '../../cms/src/import/messages';
import { registerCleanup } from '../lib/cleanup';
import { startCmsProgram } from '../lib/cms-program';
import type { Area, Kind } from '../lib/domain';
import { diskFull, Failure, mentionsFullDisk } from '../lib/failure';
import type { Store } from './store';

const LOG = 'import-cms.log';

function failureOf({
  message,
  code = '',
}: {
  message: string;
  code?: string | undefined;
}): Failure {
  if (mentionsFullDisk(`${code} ${message}`) || code === 'SQLITE_FULL') return diskFull();
  if (!/^SQLITE_(BUSY|LOCKED)/.test(code))
    return new Failure(`The CMS could not go on: ${message}`);
  return new Failure(
    'The database is locked by another program: end that program and import the file again; what is in it stays.',
  );
}

/** The CMS in a process of its own (Strapi does not load in one that compiles TypeScript as it goes). */
class CmsStore implements Store {
  private readonly ended: Promise<never>;

  constructor(private readonly child: ChildProcess) {
    this.ended = once(child, 'exit').then(([code, signal]: unknown[]) => {
      const how = typeof code === 'number' ? `exit code ${String(code)}` : String(signal);
      throw new Failure(`The CMS ended (${how}): see ${LOG} in the data folder's logs.`);
    });
    // Heard by the call that is waiting, if one is.
    this.ended.catch(() => undefined);
  }

  async ask<C extends Call>(call: C, ask: Calls[C]['ask']): Promise<Calls[C]['answer']> {
    const replied = once(this.child, 'message');
    this.child.send({ call, ask });
    const [reply] = (await Promise.race([replied, this.ended])) as [Reply];
    if ('error' in reply) throw failureOf(reply.error);
    return reply.answer as Calls[C]['answer'];
  }

  present(keys: readonly string[]): Promise<readonly string[]> {
    return this.ask('present', keys);
  }

  write(listings: readonly NewListing[]): Promise<readonly Stored[]> {
    return this.ask('write', listings);
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.disconnect();
    await exit;
  }
}

/**
 * Opens the CMS as a place for an area's listings of a kind; it is closed at the command's end, if not before.
 * @throws Failure, also from its calls: database locked, disk full, or what the CMS says
 */
export async function openCmsStore(env: Env, kind: Kind, area: Area): Promise<Store> {
  const child = startCmsProgram(env, { name: 'import/main', log: LOG });
  const store = new CmsStore(child);
  registerCleanup(() => store.close());
  await store.ask('open', { kind, area });
  return store;
}
