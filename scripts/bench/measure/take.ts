import { log } from '../../lib/log';
import { judge } from './measure';
import type { Measure, Result } from './measure';
import { figure, ratioText } from './table';

/** Takes a measure: each side once to warm up, then the peer and ours in turn. Shows what it came to. */
export async function runMeasure(measure: Measure): Promise<Result> {
  const { title, unit, rounds } = measure;
  log(`${title}: ${String(rounds)} rounds …`);
  await measure.peer();
  await measure.ours();
  const peer: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    peer.push(await measure.peer());
    ours.push(await measure.ours());
  }
  const result = judge(measure, { peer, ours });
  const all = (figures: readonly number[]) =>
    figures.map((one) => figure(one, unit).replace(` ${unit}`, '')).join(' ');
  log(`  peer ${figure(result.peer, unit)} (${all(peer)})`);
  log(`  ours ${figure(result.ours, unit)} (${all(ours)}): ${ratioText(result.ratio, result.bar)}`);
  return result;
}
