import { random } from '../random';
import { C, anyLight, darker, lighter, mix } from './palette';
import { car, hedge, lamp, sky, tree } from './scenery';
import { LANDSCAPE, group, picture, poly, rect, shadow } from './svg';

/** A mall or an office block: glass front, canopy, steps. */
export function drawGlassBlock(seed: string): string {
  const r = random(seed);
  const light = anyLight(r);
  const ground = 612;
  const w = 700 + r.int(0, 240);
  const x = (1280 - w) / 2 + r.int(-70, 40);
  const floors = r.int(4, 9);
  const top = ground - Math.min(480, 150 + floors * 44);
  const frame = r.pick([C.paper, C.sand, C.clay, C.slate, C.green, C.brick]);
  const columns = r.int(9, 14);
  const cell = w / columns;
  const row = (ground - 130 - top) / floors;
  const solidFrom = r.int(1, columns - 4);
  const panes: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (column >= solidFrom && column < solidFrom + 2) continue;
      const tone = r.chance(light.lit)
        ? light.lamp
        : darker(mix(light.glass, light.sky, 0.15 + r.next() * 0.2), r.next() * 0.12);
      panes.push(rect(x + column * cell + 2, top + floor * row + 3, cell - 4, row - 6, tone));
    }
  }
  return picture(LANDSCAPE, [
    sky(r, light, LANDSCAPE, ground),
    rect(0, ground, 1280, 156, light.ground),
    shadow(
      [
        poly(
          [
            [x, ground],
            [x + w + 60, ground],
            [x + w + 376, 768],
            [x + 316, 768],
          ],
          C.ink,
        ),
      ],
      0.15,
    ),
    rect(x, top, w, ground - top, darker(frame, 0.08)),
    poly(
      [
        [x + w, top],
        [x + w + 70, top + 42],
        [x + w + 70, ground],
        [x + w, ground],
      ],
      darker(frame, 0.34),
    ),
    ...panes,
    group(
      [
        poly(
          [
            [x, top + 330],
            [x + 250, top],
            [x + 400, top],
            [x, top + 520],
          ],
          C.white,
        ),
      ],
      'opacity="0.10"',
    ),
    rect(x + solidFrom * cell, top - 40, cell * 2, ground - top + 40, frame),
    rect(
      x + solidFrom * cell + cell * 0.4,
      top + 6,
      cell * 1.2,
      cell * 1.2,
      frame === C.green ? C.marigold : C.green,
      8,
    ),
    rect(x - 10, top - 14, w + 30, 18, lighter(frame, 0.3)),
    ...entrance(x, w, ground, frame, light.lamp),
    hedge(r, light, x - 160, x - 10, ground + 14, 26),
    hedge(r, light, x + w + 80, x + w + 260, ground + 14, 26),
    ...Array.from({ length: 4 }, (_, i) =>
      tree(
        r,
        light,
        i < 2 ? r.int(20, Math.max(40, x - 40)) : r.int(x + w + 60, 1260),
        ground + 30,
        170 + r.int(0, 90),
      ),
    ),
    rect(0, 696, 1280, 72, darker(light.ground, 0.42)),
    rect(0, 690, 1280, 8, lighter(light.ground, 0.35)),
    lamp(light, r.int(120, 240), 696, 190),
    lamp(light, r.int(900, 1060), 696, 190),
    car(r, r.int(80, 980), 750, 190),
  ]);
}

/** Wide glass doors below a canopy. */
function entrance(x: number, w: number, ground: number, frame: string, glow: string): string[] {
  const base = ground - 124;
  const doors = Array.from({ length: 6 }, (_, i) =>
    rect(x + w * 0.3 + i * w * 0.068, base + 38, w * 0.06, 86, lighter(glow, 0.2)),
  );
  return [
    rect(x, base, w, 124, darker(C.slate, 0.2)),
    ...Array.from({ length: 8 }, (_, i) =>
      rect(
        x + 14 + (i * (w - 28)) / 8,
        base + 22,
        (w - 28) / 8 - 10,
        102,
        i > 1 && i < 6 ? darker(C.slate, 0.35) : mix(glow, C.slate, 0.45),
      ),
    ),
    ...doors,
    rect(x + w * 0.24, base - 6, w * 0.52, 24, frame === C.paper ? C.green : lighter(frame, 0.15)),
    shadow([rect(x + w * 0.26, base + 18, w * 0.52, 20, C.ink)], 0.25),
    rect(x + w * 0.2, ground - 12, w * 0.6, 14, C.stone),
    rect(x + w * 0.17, ground, w * 0.66, 12, darker(C.stone, 0.1)),
  ];
}
