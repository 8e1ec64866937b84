import type { Editor } from './editor';
import type { WriteTimes } from './served-site';

const EDITS = 200;
const WARM_UP = 10;

/** The times of the edits of a peer and of the product. */
interface TimesInTurns {
  readonly peer: readonly WriteTimes[];
  readonly ours: readonly WriteTimes[];
}

/** Edits two products in turns, so that the load of the machine is the same for both. */
export async function editInTurns(peer: Editor, ours: Editor): Promise<TimesInTurns> {
  const times = { peer: [] as WriteTimes[], ours: [] as WriteTimes[] };
  for (let n = -WARM_UP; n < EDITS; n += 1) {
    const turn = { peer: await peer.edit(), ours: await ours.edit() };
    if (n < 0) continue;
    times.peer.push(turn.peer);
    times.ours.push(turn.ours);
  }
  return times;
}
