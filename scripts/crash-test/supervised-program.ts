import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isHealthy } from '../lib/cms-client';
import { launchCms } from '../lib/cms-process';
import { Failure } from '../lib/failure';
import { foldersOf } from '../lib/folders';
import type { RunningProcess } from '../lib/processes';
import { launchPublisher } from '../lib/publisher-process';
import { isPublisherRunning } from '../publisher/control/publisher-client';
import type { TestEnvironment } from '../test/environment';

/** Only a program that hangs takes so long; on a busy machine a start takes minutes. */
const HANG_MS = 20 * 60_000;
const POLL_MS = 50;

/** A program that is started again whenever it is killed, as systemd does it. */
export class SupervisedProgram {
  private constructor(
    readonly name: string,
    private readonly start: () => RunningProcess,
    private readonly isUp: () => Promise<boolean>,
    private running: RunningProcess,
  ) {}

  static cms = ({ env, settings }: TestEnvironment): SupervisedProgram =>
    SupervisedProgram.begin(
      'the CMS',
      () => launchCms(env, settings),
      () => isHealthy(env.cmsUrl),
    );

  /** @param cmsUrl where it reaches the CMS */
  static publisher = ({ env, settings }: TestEnvironment, cmsUrl: string): SupervisedProgram =>
    SupervisedProgram.begin(
      'the publisher',
      () =>
        launchPublisher({
          env: { ...settings, CMS_INTERNAL_URL: cmsUrl },
          log: join(foldersOf(env.dataDir).logs, 'publisher.log'),
        }),
      () => isPublisherRunning(env),
    );

  private static begin(
    name: string,
    start: () => RunningProcess,
    isUp: () => Promise<boolean>,
  ): SupervisedProgram {
    return new SupervisedProgram(name, start, isUp, start());
  }

  /** Kills it with SIGKILL, has somebody look at what it has left, ends what runs of it, and starts it again. */
  async kill(look: () => Promise<void>): Promise<void> {
    this.running.kill();
    await this.running.exited;
    await look();
    await this.restart();
  }

  /** Resolves when it answers; one that ends by itself meanwhile is started again. Throws a Failure where it hangs. */
  async waitUntilUp(): Promise<void> {
    const giveUp = performance.now() + HANG_MS;
    while (!(await this.isUp())) {
      if (performance.now() > giveUp) {
        throw await this.running.failure(await Promise.race([this.running.exited, delay(0, 1)]));
      }
      const how = await Promise.race([this.running.exited, delay(POLL_MS)]);
      if (how !== undefined) await this.restart();
    }
  }

  stop(): Promise<void> {
    return this.running.stop();
  }

  private async restart(): Promise<void> {
    await this.running.stop();
    this.running = this.start();
  }
}

/** Throws a Failure with this sentence where something does not become true in time. */
export async function waitUntil(
  holds: () => Promise<boolean>,
  sentence: string,
  patience = HANG_MS,
): Promise<void> {
  const giveUp = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > giveUp) throw new Failure(sentence);
    await delay(POLL_MS);
  }
}
