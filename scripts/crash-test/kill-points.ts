import { once } from 'node:events';
import { watch } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Env } from '../../cms/src/settings/env';
import { foldersOf } from '../lib/folders';
import { requestPublisher } from '../publisher/control/publisher-client';
import { servedFolder } from '../publisher/release/release-facts';
import { partialFolderOf } from '../publisher/release/release-state';
import type { ObservedEvent, ObservedEvents } from './observed-events';

/** The parameters of the wait for a kill point. */
interface KillContext {
  readonly env: Env;
  readonly events: ObservedEvents;
  readonly signal: AbortSignal;
}

/** A step during which a program is killed. */
export interface KillPoint {
  readonly name: string;
  readonly program: 'cms' | 'publisher';
  /** Resolves when the step has begun. */
  readonly begins: (context: KillContext) => Promise<void>;
  /** The longest delay, in milliseconds, from the start of the step to the kill; the delays are random. */
  readonly within: number;
  /** The kill waits for no step; the programs may still be starting. */
  readonly isAtAnyTime?: boolean;
}

/** Resolves when a wanted name appears in a folder or disappears. */
async function changed(folder: string, isWanted: (name: string) => boolean, signal: AbortSignal) {
  for await (const { filename } of watch(folder, { signal }))
    if (filename !== null && isWanted(filename)) return;
}

const after =
  (event: ObservedEvent) =>
  async ({ events, signal }: KillContext): Promise<void> => {
    await once(events, event, { signal });
  };

/** Resolves when a file of the served release is being written. */
async function pageBegins({ env, signal }: KillContext): Promise<void> {
  const served = await servedFolder(foldersOf(env.dataDir).current);
  if (served !== undefined) await changed(partialFolderOf(served), () => true, signal);
}

/** Requests a full publish, and waits until a wanted name appears in a folder. */
const afterBuild =
  (folder: (env: Env) => string, isWanted: (name: string) => boolean) =>
  async ({ env, signal }: KillContext): Promise<void> => {
    const seen = changed(folder(env), isWanted, signal);
    await Promise.all([seen, requestPublisher(env, 'build')]);
  };

export const KILL_POINTS: readonly KillPoint[] = [
  { name: 'a write', program: 'cms', begins: after('write'), within: 30 },
  { name: 'what it had acknowledged', program: 'cms', begins: after('acknowledged'), within: 5 },
  { name: 'an upload', program: 'cms', begins: after('upload'), within: 250 },
  { name: 'a notification', program: 'cms', begins: after('notification'), within: 10 },
  { name: 'a step of the publisher', program: 'cms', begins: after('changes'), within: 30 },
  { name: 'a step', program: 'publisher', begins: after('changes'), within: 60 },
  { name: 'the writing of pages', program: 'publisher', begins: pageBegins, within: 25 },
  {
    name: 'a full publish',
    program: 'publisher',
    begins: afterBuild(
      ({ dataDir }) => foldersOf(dataDir).releases,
      (name) => name.endsWith('.partial'),
    ),
    within: 2000,
  },
  {
    name: 'a swap',
    program: 'publisher',
    begins: afterBuild(
      ({ dataDir }) => dirname(foldersOf(dataDir).current),
      (name) => name.endsWith('.fresh'),
    ),
    within: 10,
  },
  ...(['cms', 'publisher'] as const).map((program) => ({
    name: 'whatever it did',
    program,
    begins: () => Promise.resolve(),
    within: 1600,
    isAtAnyTime: true,
  })),
];
