import { random } from '../random';
import type { Random } from '../random';
import { balcony, pane } from './openings';
import { C, anyCoat, anyLight, darker, lighter } from './palette';
import type { Coat, Light } from './palette';
import { car, hedge, lamp, sky, tree } from './scenery';
import type { Body } from './villa';
import { villa } from './villa';
import { LANDSCAPE, group, picture, poly, rect, shadow } from './svg';

export interface HouseFacts {
  /** Storeys above the ground; drawn between 1 and 4. */
  readonly floors: number;
  /** A lawn and a pitched porch instead of a stilt for cars. */
  readonly isVilla?: boolean;
}

/** A builder's house on its own plot, or a villa with a lawn. */
export function drawHouse(seed: string, { floors, isVilla = false }: HouseFacts): string {
  const r = random(seed);
  const light = anyLight(r);
  const coat = anyCoat(r);
  const ground = LANDSCAPE.height * 0.8;
  const count = Math.min(4, Math.max(1, floors));
  const storey = Math.min(150, 430 / (count + (isVilla ? 0 : 0.7)));
  const w = isVilla ? 560 + r.next() * 160 : 440 + r.next() * 120;
  const x = 330 + r.next() * (620 - w * 0.75);
  const body: Body = { x, w, ground, floors: count, storey };
  const length = (LANDSCAPE.height - ground) * 2;
  return picture(LANDSCAPE, [
    sky(r, light, LANDSCAPE, ground),
    rect(0, ground, 1280, 160, isVilla ? light.lawn : light.ground),
    shadow(
      [
        poly(
          [
            [x, ground],
            [x + w, ground],
            [x + w + length, 768],
            [x + length, 768],
          ],
          C.ink,
        ),
      ],
      0.15,
    ),
    neighbours(r, light, body),
    tree(r, light, x - 70 - r.next() * 60, ground + 6, 190 + r.next() * 60),
    isVilla ? villa(r, light, coat, body) : stiltHouse(r, light, coat, body),
    ...front(r, light, coat, body, isVilla),
  ]);
}

/** Plain houses at both sides, so that the street goes on. */
function neighbours(r: Random, light: Light, { x, w, ground, storey }: Body): string {
  const tone = darker(light.far, 0.06);
  const block = (left: number, width: number): string => {
    const floors = r.int(2, 4);
    const top = ground - storey * floors * 0.86;
    const windows = Array.from({ length: floors * 3 }, (_, i) =>
      rect(
        left + width * (0.12 + (i % 3) * 0.29),
        top + 26 + Math.floor(i / 3) * storey * 0.82,
        width * 0.17,
        storey * 0.4,
        darker(tone, 0.14),
      ),
    );
    return group([rect(left, top, width, ground - top, tone), ...windows]);
  };
  return block(x - 310, 220) + block(x + w + 90, 230);
}

/** Stilt for cars below, a wide balcony and a stair core on each floor. */
function stiltHouse(
  r: Random,
  light: Light,
  coat: Coat,
  { x, w, ground, floors, storey }: Body,
): string {
  const base = storey * 0.7;
  const top = ground - base - storey * floors;
  const core = r.chance(0.5) ? 0 : 0.72;
  const isGlass = r.chance(0.6);
  const parts = [
    rect(x, top, w, ground - top, coat.wall),
    poly(
      [
        [x + w, top],
        [x + w + 40, top + 24],
        [x + w + 40, ground],
        [x + w, ground],
      ],
      darker(coat.wall, 0.26),
    ),
    rect(x, ground - base, w, base, darker(C.slate, 0.3)),
    ...[0, 0.32, 0.64, 0.97].map((at) =>
      rect(x + w * at, ground - base, w * 0.03, base, coat.trim),
    ),
    car(r, x + w * 0.36, ground - 2, w * 0.25),
    rect(x + w * core, top - 46, w * 0.28, ground - top + 46, coat.band),
    rect(x + w * core + w * 0.07, ground - base * 0.86, w * 0.14, base * 0.86, C.wood),
  ];
  const from = core === 0 ? 0.3 : 0.02;
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + storey * floor;
    parts.push(
      pane(
        r,
        light,
        x + w * (core + 0.08),
        y + storey * 0.2,
        w * 0.12,
        storey * 0.55,
        lighter(coat.band, 0.3),
      ),
      balcony(
        r,
        light,
        coat,
        x + w * (from + 0.03),
        y + storey * 0.12,
        w * 0.38,
        storey * 0.8,
        isGlass,
      ),
      pane(r, light, x + w * (from + 0.46), y + storey * 0.24, w * 0.17, storey * 0.52, coat.trim),
      rect(x, y + storey - 5, w, 9, coat.trim),
    );
  }
  return group([...parts, pergola(r, coat, x + w * from + 20, top, w * 0.5)]);
}

function pergola(r: Random, coat: Coat, x: number, top: number, w: number): string {
  const beams = Array.from({ length: 8 }, (_, i) => rect(x + (i * w) / 8, top - 62, 7, 14, C.wood));
  const tank = rect(x + w * r.next() * 0.6, top - 34, 60, 34, C.slate, 5);
  return group([
    tank,
    ...[0, 0.5, 0.97].map((at) => rect(x + w * at, top - 52, 8, 52, C.wood)),
    rect(x - 12, top - 54, w + 24, 9, darker(C.wood, 0.15)),
    ...beams,
    rect(x - 20, top - 16, w + 40, 18, coat.trim),
  ]);
}

function front(
  r: Random,
  light: Light,
  coat: Coat,
  { x, w, ground }: Body,
  isVilla: boolean,
): string[] {
  const wall = ground + 34;
  const road = ground + 76;
  const common = [
    rect(0, road, 1280, 768 - road, darker(light.ground, 0.42)),
    rect(0, road, 1280, 8, lighter(light.ground, 0.35)),
    ...Array.from({ length: 11 }, (_, i) =>
      rect(40 + i * 124, road + 44, 60, 5, lighter(light.ground, 0.2)),
    ),
    tree(r, light, x + w + 60 + r.next() * 90, road - 4, 170 + r.next() * 70),
    lamp(light, 90 + r.next() * 90, road, 170),
    hedge(r, light, x - 40, x + w * 0.3, wall + 6, 18),
  ];
  if (isVilla) {
    const path = poly(
      [
        [x + w * 0.23, ground],
        [x + w * 0.39, ground],
        [x + w * 0.5, road],
        [x + w * 0.2, road],
      ],
      C.sand,
    );
    return [path, ...common, car(r, x + w * 0.62, road + 66, 190)];
  }
  const gate = x + w * 0.36;
  return [
    rect(x - 60, wall, w + 120, 42, lighter(coat.band, 0.25)),
    rect(x - 60, wall - 5, w + 120, 7, coat.trim),
    rect(gate, wall - 16, 190, 58, darker(C.slate, 0.15)),
    ...Array.from({ length: 13 }, (_, i) => rect(gate + 8 + i * 14, wall - 10, 4, 46, C.stone)),
    ...common,
  ];
}
