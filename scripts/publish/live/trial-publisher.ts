import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { readEnv } from '../../../cms/src/env';
import type { Env } from '../../../cms/src/env';
import { detailPath, listPath } from '../../lib/domain';
import { Failure } from '../../lib/failure';
import { foldersOf } from '../../lib/folders';
import { filesOfPage } from '../page-files';
import { readState } from '../release-facts';
import type { ReleaseState } from '../release-facts';
import { openPublisher } from './open-publisher';
import type { Publisher } from './publisher';
import { makeTrialBundle } from './trial-bundle';
import { TrialCms } from './trial-cms';

export const LIST = listPath('dwk', 'RS');
export const detail = (id: string): string => detailPath('dwk', 'propresi', id);

/** Resolves when it holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(10);
}

/** A published site of five houses, and whoever publishes it. */
class TrialSite {
  readonly cms = new TrialCms(
    ['1', '2', '3', '4', '5'].map((id) => TrialCms.house(id, Number(id))),
  );
  /** What the build of the site makes: a bundle's name, or the sentence of its failure. */
  made: { readonly bundle: string } | { readonly fault: string } = { bundle: 'one' };
  /** So often was it looked whether there is something to be built. */
  looks = 0;
  /** Whoever builds waits for it. */
  mayBuild: Promise<unknown> = Promise.resolve();
  private ending = new AbortController();
  private running: Promise<void> | undefined;

  constructor(readonly env: Env) {}

  open(isPatient = true): Promise<Publisher> {
    return openPublisher(this.env, this.cms, isPatient, async () => {
      await this.mayBuild;
      this.looks += 1;
      if ('fault' in this.made) throw new Failure(this.made.fault);
      const { bundles } = foldersOf(this.env.dataDir);
      return { folder: await makeTrialBundle(bundles, this.made.bundle), built: true };
    });
  }

  /** Opens a publisher that works until it is stopped, or the test ends. */
  async start(isPatient = true): Promise<Publisher> {
    const publisher = await this.open(isPatient);
    this.ending = new AbortController();
    this.running = publisher.run(this.ending.signal);
    return publisher;
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  async end(): Promise<void> {
    await this.stop();
    await rm(this.env.dataDir, { recursive: true });
  }

  /** Has a build made and published. */
  async publish(bundle: string): Promise<void> {
    this.made = { bundle };
    await (await this.open()).finish();
  }

  /** Goes back, as the command does while no publisher runs. */
  async rollBack(): Promise<void> {
    await (await this.open()).finish('rollback');
  }

  served(file: string): Promise<string> {
    return readFile(join(foldersOf(this.env.dataDir).current, file), 'utf8');
  }

  pageOf(path: string): Promise<string> {
    return this.served(filesOfPage(path).html);
  }

  async state(): Promise<ReleaseState> {
    const state = await readState(foldersOf(this.env.dataDir).current);
    if (!state) throw new Error('the release has no state');
    return state;
  }

  edit(id: string, price: number): void {
    const { cms } = this;
    const at = cms.houses.findIndex(({ _id }) => _id === id);
    cms.houses[at] = TrialCms.house(id, price);
    cms.write('propresi', id);
  }
}

/** A trial site for each test of a file, published already. Each starts processes that render. */
export function useTrialSite(): () => TrialSite {
  jest.setTimeout(120_000);
  let site: TrialSite;
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockReturnValue();
    site = new TrialSite(readEnv({ DATA_DIR: await mkdtemp(join(tmpdir(), 'publisher-')) }));
    await (await site.open()).finish();
  });
  afterEach(() => site.end());
  return () => site;
}
