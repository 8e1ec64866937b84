import { random } from '../random';
import type { Random } from '../random';
import { C, anyLight, darker } from './palette';
import { sky, tree } from './scenery';
import { LANDSCAPE, group, picture, poly, rect, shadow } from './svg';

/** A warehouse with dock doors. */
export function drawWarehouse(seed: string): string {
  const r = random(seed);
  const light = anyLight(r);
  const ground = 620;
  const x = 110 + r.int(0, 60);
  const w = 940 + r.int(0, 80);
  const eave = ground - 250;
  const tone = r.pick([C.mist, C.sand, C.clay, C.stone, '#A9C4B8']);
  const trim = r.pick([C.green, C.brick, C.slate, C.marigold]);
  const docks = r.int(3, 4);
  const step = w / docks;
  return picture(LANDSCAPE, [
    sky(r, light, LANDSCAPE, ground),
    rect(0, ground, 1280, 148, light.ground),
    shadow(
      [
        poly(
          [
            [x, ground],
            [x + w, ground],
            [x + w + 296, 768],
            [x + 296, 768],
          ],
          C.ink,
        ),
      ],
      0.15,
    ),
    poly(
      [
        [x - 26, eave],
        [x + w / 2, eave - 120],
        [x + w + 26, eave],
      ],
      darker(trim, 0.06),
    ),
    poly(
      [
        [x + w / 2, eave - 120],
        [x + w + 26, eave],
        [x + w / 2, eave],
      ],
      darker(trim, 0.22),
    ),
    rect(x, eave, w, 250, tone),
    ...Array.from({ length: Math.floor(w / 22) }, (_, i) =>
      rect(x + i * 22, eave, 3, 250, darker(tone, 0.07)),
    ),
    shadow([rect(x, eave, w, 22, C.ink)], 0.16),
    ...Array.from({ length: docks }, (_, i) =>
      dock(r, x + i * step + step * 0.2, ground, step * 0.6, trim),
    ),
    rect(0, 704, 1280, 64, darker(light.ground, 0.35)),
    tree(r, light, 60, ground + 20, 200),
    tree(r, light, x + w + 90, ground + 20, 220),
    truck(x + step * (r.int(0, docks - 1) + 0.16), 724, r.pick([C.marigold, C.brick, C.green])),
  ]);
}

function dock(r: Random, x: number, ground: number, w: number, trim: string): string {
  const open = r.chance(0.4);
  const slats = Array.from({ length: open ? 3 : 9 }, (_, i) =>
    rect(x, ground - 168 + i * 18, w, 15, C.paper),
  );
  return group([
    rect(x - 10, ground - 182, w + 20, 182, trim),
    rect(x, ground - 170, w, 170, darker(C.slate, 0.45)),
    ...slats,
    rect(x - 18, ground - 196, w + 36, 16, darker(trim, 0.2)),
  ]);
}

const truck = (x: number, y: number, paint: string): string =>
  group([
    shadow(
      [
        poly(
          [
            [x, y],
            [x + 300, y],
            [x + 350, y + 40],
            [x + 50, y + 40],
          ],
          C.ink,
        ),
      ],
      0.18,
    ),
    rect(x, y - 140, 210, 118, C.paper, 6),
    rect(x, y - 60, 210, 12, paint),
    rect(x + 214, y - 102, 84, 80, paint, 10),
    rect(x + 246, y - 92, 44, 34, C.mist, 4),
    rect(x, y - 26, 298, 12, C.slate),
    ...[46, 150, 250].map(
      (at) =>
        rect(x + at - 22, y - 40, 44, 44, C.ink, 22) + rect(x + at - 9, y - 27, 18, 18, C.stone, 9),
    ),
  ]);
