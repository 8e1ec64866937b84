import { random } from '../random';
import type { Random } from '../random';
import { C, darker } from './palette';
import { room } from './floor-plan-room';
import type { Cell } from './floor-plan-room';
import { INK, LANDSCAPE, circle, group, picture, rect, shadow, stroke } from './svg';

export interface PlanFacts {
  /** Bedrooms; drawn between 1 and 5. */
  readonly bedrooms: number;
  readonly balconies?: number;
}

const TOP = 110;

/** The plan of a home from above: bedrooms along the top with their baths, living and kitchen below, balconies outside. */
export function drawFloorPlan(seed: string, { bedrooms, balconies = 2 }: PlanFacts): string {
  const r = random(seed);
  const beds = Math.min(5, Math.max(1, bedrooms));
  const w = Math.min(1060, 480 + beds * 140);
  const x = (1280 - w) / 2;
  const cells = [
    ...upperRow(r, beds, x, w),
    ...lowerRow(r, beds, x, w),
    ...outside(r, balconies, x, w),
  ];
  const paper = r.pick(['#F4EFE4', '#E4EEE9', '#F6ECDD', '#E9EBE4']);
  const tone = r.pick([C.mint, C.butter, C.blush, C.sand]);
  const grid = Array.from({ length: 32 }, (_, i) =>
    stroke(`M${String(i * 40)} 0V768M0 ${String(i * 40)}H1280`, darker(paper, 0.05), 1),
  );
  const drawn = [
    shadow([rect(x + 26, TOP + 26, w, 548, INK)], 0.12),
    ...cells.map((cell) => room(r, cell, tone)),
    ...cells.filter(({ use }) => use !== 'balcony').map((cell) => doorway(r, cell)),
  ];
  const flip = r.chance(0.5) ? 'transform="translate(1280 0) scale(-1 1)"' : '';
  return picture(LANDSCAPE, [
    rect(0, 0, 1280, 768, paper),
    ...grid,
    group(drawn, flip),
    north(1200, 92),
    scale(70, 726),
  ]);
}

function upperRow(r: Random, beds: number, x: number, w: number): Cell[] {
  const above = Math.max(1, Math.ceil(beds / 2) + (beds > 1 ? 1 : 0) - (beds > 3 ? 1 : 0));
  const unit = w / above;
  return Array.from({ length: above }, (_, i): Cell[] => {
    const bath = 96 + r.int(0, 20);
    const left = x + i * unit;
    return [
      { use: 'bed', x: left, y: TOP, w: unit - bath, h: 250 },
      { use: 'bath', x: left + unit - bath, y: TOP, w: bath, h: 158 },
      { use: 'hall', x: left + unit - bath, y: TOP + 158, w: bath, h: 92 },
    ];
  }).flat();
}

function lowerRow(r: Random, beds: number, x: number, w: number): Cell[] {
  const above = Math.max(1, Math.ceil(beds / 2) + (beds > 1 ? 1 : 0) - (beds > 3 ? 1 : 0));
  const below = beds - above;
  const kitchen = 170 + r.int(0, 30);
  const bed = below > 0 ? Math.min(250, (w - kitchen) * 0.34) : 0;
  const living = w - kitchen - bed * below;
  const y = TOP + 250;
  const cells: Cell[] = [
    { use: 'living', x, y, w: living, h: 298 },
    { use: 'kitchen', x: x + living, y: y + 110, w: kitchen, h: 188 },
    { use: 'hall', x: x + living, y, w: kitchen, h: 110 },
  ];
  for (let i = 0; i < below; i += 1)
    cells.push({ use: 'bed', x: x + living + kitchen + i * bed, y, w: bed, h: 298 });
  return cells;
}

function outside(r: Random, balconies: number, x: number, w: number): Cell[] {
  const places: Cell[] = [
    { use: 'balcony', x: x + w * 0.08, y: TOP + 548, w: w * 0.3, h: 62 },
    { use: 'balcony', x: x + w * 0.06, y: TOP - 58, w: w * 0.26, h: 58 },
    { use: 'balcony', x: x + w * 0.62, y: TOP - 58, w: w * 0.24, h: 58 },
    { use: 'balcony', x: x + w * 0.66, y: TOP + 548, w: w * 0.2, h: 56 },
  ];
  return r.some(places, Math.min(4, balconies));
}

/** A gap in the wall with the arc that the door describes. */
function doorway(r: Random, { use, x, y, w, h }: Cell): string {
  if (use === 'hall') return '';
  const width = use === 'bath' ? 34 : 46;
  const isUpper = y === TOP;
  const at = x + (use === 'living' ? w * 0.5 : Math.max(12, w - width - 24 - r.int(0, 12)));
  const wallY = isUpper ? y + h : use === 'living' ? y + h : y;
  const up = isUpper || use === 'living' ? -1 : 1;
  return group([
    rect(at, wallY - 6, width, 12, C.paper),
    stroke(
      `M${at.toFixed(0)} ${wallY.toFixed(0)}v${String(up * width)}A${String(width)} ${String(width)} 0 0 ${up < 0 ? '1' : '0'} ${(at + width).toFixed(0)} ${wallY.toFixed(0)}`,
      C.muted,
      2.5,
    ),
  ]);
}

const north = (x: number, y: number): string =>
  group([
    circle(x, y, 34, C.white),
    stroke(
      `M${String(x)} ${String(y + 20)}V${String(y - 18)}M${String(x - 11)} ${String(y - 6)}L${String(x)} ${String(y - 20)}L${String(x + 11)} ${String(y - 6)}`,
      C.green,
      5,
    ),
  ]);

const scale = (x: number, y: number): string =>
  group([0, 1, 2, 3].map((i) => rect(x + i * 44, y, 44, 9, i % 2 ? C.white : C.ink)));
