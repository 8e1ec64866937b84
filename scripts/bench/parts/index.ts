import { join } from 'node:path';
import { buildPeer } from '../servers/peer';
import { raiseStage } from '../servers/stage';
import type { Stage } from '../servers/stage';
import type { Measure } from '../measure/measure';
import { step } from '../../lib/report';
import { pingMeasures } from './ping';
import { searchMeasures } from './search';
import { uploadMeasures } from './upload';

const FEW = 10_000;
const MANY = 100_000;

/** Raises the stage with so many listings; once, however often it is asked for. */
type Raise = (listings: number) => Promise<Stage>;

const MEASURES = {
  search: async (raise) => searchMeasures(await raise(FEW), await raise(MANY)),
  upload: async (raise, place) => uploadMeasures(await raise(FEW), place),
  ping: async (raise) => pingMeasures(await raise(FEW)),
} satisfies Readonly<Record<string, (raise: Raise, place: string) => Promise<readonly Measure[]>>>;

export type Part = keyof typeof MEASURES;

export const PARTS = Object.keys(MEASURES) as readonly Part[];

export const isPart = (name: string): name is Part => name in MEASURES;

/** How the measures of a part are prepared, in an empty folder. */
export async function preparation(
  place: string,
): Promise<(part: Part) => Promise<readonly Measure[]>> {
  const app = join(place, 'peer');
  await step('Compiling the peer', () => buildPeer(app, join(place, 'peer-build.log')));
  const stages = new Map<number, Promise<Stage>>();
  const raise: Raise = (listings) => {
    const stage = stages.get(listings) ?? raiseStage(place, app, listings);
    stages.set(listings, stage);
    return stage;
  };
  return (part) => MEASURES[part](raise, place);
}
