import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '../../cms/src/settings/env';
import type { Random } from '../lib/random';
import { foldersOf } from '../lib/folders';
import { log } from '../lib/log';
import { servedFolder } from '../publisher/release/release-facts';
import { partialFolderOf, readState } from '../publisher/release/release-state';
import { PARTIAL_SUFFIX } from '../publisher/release/release-store';
import type { Violations } from './violations';
import type { Gate } from './gate';
import type { Ledger } from './ledger';
import { KILL_POINTS } from './kill-points';
import type { KillPoint } from './kill-points';
import type { SupervisedProgram } from './supervised-program';
import type { ObservedEvents } from './observed-events';

/** How long a moment is waited for; without it, the program is killed all the same. */
const PATIENCE_MS = 60_000;

export type Programs = Readonly<Record<KillPoint['program'], SupervisedProgram>>;

export interface KillOptions {
  readonly kills: number;
  readonly choices: Random;
  readonly gate: Gate;
  readonly ledger: Ledger;
  readonly signals: ObservedEvents;
  /** What is done after a kill, once all is up again, while nobody writes: later writes would mend what it left. */
  readonly calm: () => Promise<void>;
}

/** Kills so often, each time in the middle of something, each of the moments as often as the others. */
export async function runKills(
  env: Env,
  programs: Programs,
  killing: KillOptions,
  faults: Violations,
): Promise<void> {
  const { kills, choices, gate, calm } = killing;
  const all = Object.values(programs);
  const cutOff = { cms: 0, publisher: 0 };
  let deck: readonly KillPoint[] = [];
  for (let n = 1; n <= kills; n += 1) {
    const [moment, ...left] = deck.length > 0 ? deck : shuffled(KILL_POINTS, choices);
    if (!moment) throw new Error('there is no moment to kill at');
    deck = left;
    if (!moment.isBlind) for (const one of all) await one.waitUntilUp();
    const hasBegun = await begins(moment, env, killing.signals);
    await delay(choices.int(0, moment.within));
    const wasCutOff = await kill(env, programs, moment, killing);
    if (wasCutOff) cutOff[moment.program] += 1;
    const { name } = programs[moment.program];
    const how = !hasBegun ? ', which did not come' : wasCutOff ? ', cut off' : '';
    log(`  ${String(n)} of ${String(kills)}: killed ${name} in ${moment.name}${how}`);
    if (choices.chance(0.6)) {
      for (const one of all) await one.waitUntilUp();
      await calm();
    }
    gate.reopen();
  }
  for (const one of all) await one.waitUntilUp();
  log(`  at work: the CMS ${String(cutOff.cms)}, the publisher ${String(cutOff.publisher)} times`);
  if (kills >= 2 * KILL_POINTS.length && Math.min(cutOff.cms, cutOff.publisher) === 0)
    faults.add('no kill met CMS or publisher at work');
}

const shuffled = <T>(list: readonly T[], choices: Random): readonly T[] =>
  list
    .map((one) => ({ one, weight: choices.next() }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ one }) => one);

/** False where it did not begin in time. */
async function begins(moment: KillPoint, env: Env, signals: ObservedEvents): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    await moment.begins({ env, signals, signal });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

/** Answers whether it was at work; the writers are kept from writing on. */
async function kill(
  env: Env,
  programs: Programs,
  { program }: KillPoint,
  { gate, ledger }: KillOptions,
): Promise<boolean> {
  const before = ledger.unacknowledged;
  const quiet = gate.close();
  let wasAtWork = false;
  await programs[program].kill(async () => {
    wasAtWork = program === 'publisher' && (await isHalfDone(env));
  });
  await quiet;
  return program === 'cms' ? ledger.unacknowledged > before : wasAtWork;
}

/** Whether the publisher that was killed has left something that it was at. */
async function isHalfDone(env: Env): Promise<boolean> {
  const { releases, current } = foldersOf(env.dataDir);
  const served = await servedFolder(current);
  const state = served === undefined ? undefined : await readState(served);
  const pieces = served === undefined ? [] : await readdir(partialFolderOf(served));
  const isMaking = (await readdir(releases)).some((name) => name.endsWith(PARTIAL_SUFFIX));
  const isSwapping = existsSync(`${current}.fresh`);
  return isMaking || isSwapping || pieces.length > 0 || (state?.inProgress.length ?? 0) > 0;
}
