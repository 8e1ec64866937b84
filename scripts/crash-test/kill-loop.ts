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
import type { Gate } from './gate';
import type { Ledger } from './ledger';
import { KILL_POINTS } from './kill-points';
import type { KillPoint } from './kill-points';
import type { ObservedEvents } from './observed-events';
import type { SupervisedProgram } from './supervised-program';

/** The longest wait for a kill point. After it, the program is killed at any point. */
const PATIENCE_MS = 60_000;

export type Programs = Readonly<Record<KillPoint['program'], SupervisedProgram>>;

interface KillOptions {
  readonly kills: number;
  readonly choices: Random;
  readonly gate: Gate;
  readonly ledger: Ledger;
  readonly events: ObservedEvents;
  /**
   * Called after a kill, when all programs run again and no writer works, because later writes would repair the damage.
   */
  readonly checkIdle: () => Promise<void>;
}

/** Kills programs at the kill points, each equally often. */
export async function runKills(
  env: Env,
  programs: Programs,
  options: KillOptions,
  violations: Set<string>,
): Promise<void> {
  const { kills, choices, gate, checkIdle } = options;
  const all = Object.values(programs);
  const cutOff = { cms: 0, publisher: 0 };
  let remaining: readonly KillPoint[] = [];
  for (let n = 1; n <= kills; n += 1) {
    const [point, ...left] = remaining.length > 0 ? remaining : shuffled(KILL_POINTS, choices);
    if (!point) throw new Error('there is no kill point');
    remaining = left;
    if (!point.isAtAnyTime) for (const one of all) await one.waitUntilUp();
    const hasBegun = await begins(point, env, options.events);
    await delay(choices.int(0, point.within));
    const wasCutOff = await kill(env, programs, point, options);
    if (wasCutOff) cutOff[point.program] += 1;
    const { name } = programs[point.program];
    const how = !hasBegun ? ', which did not come' : wasCutOff ? ', cut off' : '';
    log(`  ${String(n)} of ${String(kills)}: killed ${name} in ${point.name}${how}`);
    if (choices.chance(0.6)) {
      for (const one of all) await one.waitUntilUp();
      await checkIdle();
    }
    gate.reopen();
  }
  for (const one of all) await one.waitUntilUp();
  log(
    `  interrupted at work: the CMS ${String(cutOff.cms)}, the publisher ${String(cutOff.publisher)} times`,
  );
  if (kills >= 2 * KILL_POINTS.length && Math.min(cutOff.cms, cutOff.publisher) === 0)
    violations.add('no kill interrupted the work of CMS or publisher');
}

const shuffled = <T>(list: readonly T[], choices: Random): readonly T[] =>
  list
    .map((one) => ({ one, weight: choices.next() }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ one }) => one);

/** Returns false if the kill point did not begin in time. */
async function begins(point: KillPoint, env: Env, events: ObservedEvents): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    await point.begins({ env, events, signal });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

/** Returns whether the kill interrupted work. After it the writers wait. */
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

/** Whether the killed publisher has left something incomplete. */
async function isHalfDone(env: Env): Promise<boolean> {
  const { releases, current } = foldersOf(env.dataDir);
  const served = await servedFolder(current);
  const state = served === undefined ? undefined : await readState(served);
  const pieces = served === undefined ? [] : await readdir(partialFolderOf(served));
  const isMaking = (await readdir(releases)).some((name) => name.endsWith(PARTIAL_SUFFIX));
  const isSwapping = existsSync(`${current}.fresh`);
  return isMaking || isSwapping || pieces.length > 0 || (state?.inProgress.length ?? 0) > 0;
}
