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

/** Only a program that hangs takes this long; on a busy machine a start takes minutes. */
const HANG_MS = 20 * 60_000;
const POLL_MS = 50;

/** A program that is restarted whenever it is killed, as by systemd. */
export class SupervisedProgram {
  private running: RunningProcess;

  private constructor(
    readonly name: string,
    private readonly start: () => RunningProcess,
    private readonly isUp: () => Promise<boolean>,
  ) {
    this.running = start();
  }

  static cms = ({ env, settings }: TestEnvironment): SupervisedProgram =>
    new SupervisedProgram(
      'the CMS',
      () => launchCms(env, settings),
      () => isHealthy(env.cmsUrl),
    );

  /** @param cmsUrl the address at which it connects to the CMS */
  static publisher({ env, settings }: TestEnvironment, cmsUrl: string): SupervisedProgram {
    const options = {
      env: { ...settings, CMS_INTERNAL_URL: cmsUrl },
      log: join(foldersOf(env.dataDir).logs, 'publisher.log'),
    };
    return new SupervisedProgram(
      'the publisher',
      () => launchPublisher(options),
      () => isPublisherRunning(env),
    );
  }

  /**
   * Kills the program with SIGKILL, ends its child processes, and restarts it.
   * @param inspect is called between the kill and the start
   */
  async kill(inspect: () => Promise<void>): Promise<void> {
    this.running.kill();
    await this.running.exited;
    await inspect();
    await this.restart();
  }

  /**
   * Resolves when the program answers. If it exits by itself meanwhile, it is restarted. Throws a Failure if it hangs.
   */
  async waitUntilUp(): Promise<void> {
    const giveUp = performance.now() + HANG_MS;
    while (!(await this.isUp())) {
      if (performance.now() > giveUp)
        throw await this.running.failure(await Promise.race([this.running.exited, delay(0, 1)]));
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

/** Waits until a condition holds. Throws a Failure with this sentence if it does not hold in time. */
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
