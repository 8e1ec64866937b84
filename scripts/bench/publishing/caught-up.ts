import { setTimeout as pause } from 'node:timers/promises';
import { requestPublisher } from '../../publisher/control/publisher-client';
import type { Product } from '../servers/product';

const PAUSE_MS = 200;

/** Waits until every write is on the pages, also on the further pages of lists that it has shifted. */
export async function untilCaughtUp({ env }: Product): Promise<void> {
  for (;;) {
    const { behind, shiftedLists, running } = await requestPublisher(env);
    if (behind?.changes === 0 && shiftedLists === 0 && running === 'nothing') return;
    await pause(PAUSE_MS);
  }
}
