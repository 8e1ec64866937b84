import { random } from '../random';
import type { Random } from '../random';
import { balcony, pane } from './openings';
import { C, anyCoat, anyLight, darker, lighter } from './palette';
import type { Coat, Light } from './palette';
import { car, hedge, lamp, sky, tree } from './scenery';
import { LANDSCAPE, group, picture, poly, rect, shadow } from './svg';
import type { Size } from './svg';

export interface TowerFacts {
  /** Storeys of the highest block; more than 16 are drawn as 16. */
  readonly floors: number;
  readonly size?: Size;
}

interface Block {
  readonly x: number;
  readonly w: number;
  readonly floors: number;
  readonly storey: number;
}

/** Blocks of flats behind their boundary wall and gate. */
export function drawTower(seed: string, { floors, size = LANDSCAPE }: TowerFacts): string {
  const r = random(seed);
  const light = anyLight(r);
  const coat = anyCoat(r);
  const ground = size.height * 0.83;
  const storeys = Math.min(16, Math.max(3, floors));
  const storey = (ground - size.height * (0.1 + r.next() * 0.06)) / (storeys + 1.2);
  const blocks = arrange(r, size, storeys, storey);
  return picture(size, [
    sky(r, light, size, ground),
    rect(0, ground, size.width, size.height - ground, light.ground),
    shadow(
      blocks.map((block) => onGround(block, ground, size)),
      0.16,
    ),
    ...blocks.map((block) => drawBlock(r, light, coat, block, ground)),
    ...foreground(r, light, coat, size, ground),
  ]);
}

/** One to three blocks, narrower where they are many; the middle one is the highest. */
function arrange(r: Random, { width }: Size, storeys: number, storey: number): Block[] {
  const count = width < 1000 ? r.int(1, 2) : r.int(2, 3);
  const w = Math.min(storey * 9, (width * 0.82) / count) * (0.8 + r.next() * 0.2);
  const gap = w * (0.06 + r.next() * 0.14);
  const total = count * w + (count - 1) * gap;
  const from = (width - total) * (0.3 + r.next() * 0.4);
  const tall = r.int(0, count - 1);
  return Array.from({ length: count }, (_, i) => ({
    x: from + i * (w + gap),
    w,
    floors: i === tall ? storeys : Math.max(3, storeys - r.int(0, Math.ceil(storeys / 4))),
    storey,
  }));
}

const onGround = ({ x, w }: Block, ground: number, { height }: Size): string => {
  const length = (height - ground) * 1.8;
  return poly(
    [
      [x, ground],
      [x + w * 1.1, ground],
      [x + w * 1.1 + length, height],
      [x + length, height],
    ],
    C.ink,
  );
};

function drawBlock(r: Random, light: Light, coat: Coat, block: Block, ground: number): string {
  const { x, w, storey, floors } = block;
  const top = ground - storey * (floors + 0.9);
  const side = w * 0.1;
  const columns = w / storey > 5 ? 4 : 3;
  const bandAt = r.int(0, columns - 1);
  const isGlass = r.chance(0.5);
  const balconies = Array.from(
    { length: columns },
    (_, i) => i !== bandAt && r.chance(i === 0 ? 0.8 : 0.55),
  );
  const cell = w / columns;
  const parts = [
    poly(
      [
        [x + w, top],
        [x + w + side, top + side * 0.6],
        [x + w + side, ground],
        [x + w, ground],
      ],
      darker(coat.wall, 0.26),
    ),
    rect(x, top, w, ground - top, coat.wall),
    rect(x + bandAt * cell, top - storey * 0.5, cell, ground - top + storey * 0.5, coat.band),
    roof(r, coat, x, top, w, storey),
  ];
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + storey * (floor + 0.35);
    for (let column = 0; column < columns; column += 1) {
      const left = x + column * cell;
      if (column === bandAt) {
        parts.push(
          pane(
            r,
            light,
            left + cell * 0.34,
            y,
            cell * 0.32,
            storey * 0.62,
            lighter(coat.band, 0.25),
          ),
        );
      } else if (balconies[column]) {
        parts.push(
          balcony(
            r,
            light,
            coat,
            left + cell * 0.1,
            y - storey * 0.08,
            cell * 0.8,
            storey * 0.8,
            isGlass,
          ),
        );
      } else {
        parts.push(pane(r, light, left + cell * 0.2, y, cell * 0.6, storey * 0.6, coat.trim));
      }
    }
    parts.push(rect(x, y + storey * 0.84, w, 2, darker(coat.wall, 0.08)));
  }
  parts.push(stilt(x, ground, w, storey));
  return group(parts);
}

function roof(r: Random, coat: Coat, x: number, top: number, w: number, storey: number): string {
  const tank = x + w * (0.15 + r.next() * 0.5);
  return group([
    rect(tank, top - storey * 0.62, w * 0.16, storey * 0.5, darker(coat.wall, 0.14)),
    rect(tank + w * 0.02, top - storey * 0.8, w * 0.12, storey * 0.2, C.slate, 3),
    rect(x - w * 0.02, top - storey * 0.14, w * 1.04, storey * 0.22, coat.trim),
    shadow([rect(x, top + storey * 0.08, w, storey * 0.12, C.ink)], 0.12),
  ]);
}

function stilt(x: number, ground: number, w: number, storey: number): string {
  const h = storey * 0.72;
  const pillars = [0.02, 0.26, 0.5, 0.72, 0.95].map((at) =>
    rect(x + w * at, ground - h, w * 0.03, h, C.stone),
  );
  return group([rect(x, ground - h, w, h, darker(C.slate, 0.25)), ...pillars]);
}

function foreground(
  r: Random,
  light: Light,
  coat: Coat,
  { width, height }: Size,
  ground: number,
): string[] {
  const wall = ground + (height - ground) * 0.18;
  const road = ground + (height - ground) * 0.52;
  const gate = width * (0.35 + r.next() * 0.3);
  const trees = Array.from({ length: r.int(4, 7) }, () =>
    tree(r, light, r.next() * width, wall + 6, height * (0.12 + r.next() * 0.12)),
  );
  return [
    ...trees,
    hedge(r, light, 0, width, wall, 20),
    rect(0, wall, width, 26, lighter(coat.band, 0.35)),
    rect(0, wall - 4, width, 6, coat.trim),
    rect(gate - 14, wall - 34, 18, 62, coat.band),
    rect(gate + 150, wall - 34, 18, 62, coat.band),
    rect(gate + 4, wall - 12, 146, 40, darker(C.slate, 0.2)),
    ...Array.from({ length: 12 }, (_, i) => rect(gate + 8 + i * 12, wall - 12, 3, 40, C.stone)),
    rect(0, road, width, height - road, darker(light.ground, 0.42)),
    rect(0, road, width, 7, lighter(light.ground, 0.3)),
    ...Array.from({ length: 12 }, (_, i) =>
      rect(30 + i * 124, road + (height - road) * 0.55, 60, 5, lighter(light.ground, 0.2)),
    ),
    lamp(light, width * (0.08 + r.next() * 0.12), road, 120),
    car(r, width * (0.2 + r.next() * 0.5), road + (height - road) * 0.46, 120),
  ];
}
