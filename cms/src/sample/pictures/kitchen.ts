import { random } from '../random';
import type { Random } from '../random';
import { pendants, plant } from './furniture';
import { C, darker, lighter, mix } from './palette';
import { TOP, cabinets, units, worktop } from './kitchen-units';
import { FLOOR, anyRoom, floorShadow, shell, window } from './room';
import type { Room } from './room';
import { LANDSCAPE, circle, ellipse, group, path, picture, poly, rect, stroke } from './svg';

/** A modular kitchen: base and wall cabinets, hob and chimney, sink below the window, refrigerator. */
export function drawKitchen(seed: string): string {
  const r = random(seed);
  const room = anyRoom(r);
  const base = r.pick([room.accent, C.slate, C.paper, C.leaf, '#D9C4A0']);
  const high = r.pick([base, C.paper, lighter(room.wood, 0.15)]);
  const isFlipped = r.chance(0.5);
  const parts = [
    tiles(r, room),
    window(r, room, 'view', 560, 130, 260, 190),
    ...units(r, base, 250, 900, TOP, FLOOR + 40),
    worktop(r, 240, 920),
    ...cabinets(r, high, 250, 200),
    ...cabinets(r, high, 880 + 150, 120),
    chimney(870, base),
    hob(870, base),
    sink(620),
    fridge(r, 40),
    ...smallThings(r, 270, room),
    r.chance(0.6) ? pendants(r, room, 560, 130, 3) : '',
    r.chance(0.5) ? plant(r, 1216, FLOOR + 60, 170) : stool(room, 1190),
  ];
  return picture(LANDSCAPE, [
    shell(r, room),
    isFlipped ? group(parts, 'transform="translate(1280 0) scale(-1 1)"') : group(parts),
  ]);
}

function tiles(r: Random, room: Room): string {
  const tone = mix(room.soft, C.paper, 0.45);
  const w = 46;
  const lines = Array.from({ length: 20 }, (_, i) =>
    rect(240 + i * w, 320, 2, 110, darker(tone, 0.08)),
  );
  const odd = Array.from({ length: 8 }, () =>
    rect(
      240 + r.int(0, 18) * w + 2,
      320 + r.int(0, 2) * 37 + 2,
      w - 2,
      35,
      mix(tone, room.accent, 0.18),
    ),
  );
  return group([
    rect(240, 320, 920, 110, tone),
    ...odd,
    ...lines,
    rect(240, 356, 920, 2, darker(tone, 0.08)),
    rect(240, 393, 920, 2, darker(tone, 0.08)),
  ]);
}

const chimney = (x: number, tone: string): string =>
  group([
    rect(x + 50, 22, 60, 150, C.stone),
    poly(
      [
        [x + 40, 172],
        [x + 120, 172],
        [x + 160, 236],
        [x, 236],
      ],
      mix(C.stone, tone, 0.1),
    ),
    rect(x, 236, 160, 20, C.slate),
    group(
      [
        poly(
          [
            [x + 10, 256],
            [x + 150, 256],
            [x + 180, TOP - 12],
            [x - 20, TOP - 12],
          ],
          C.butter,
        ),
      ],
      'opacity="0.22"',
    ),
  ]);

const hob = (x: number, tone: string): string =>
  group([
    rect(x - 4, TOP - 20, 168, 10, C.ink, 4),
    ...[30, 80, 130].map((at) => ellipse(x + at, TOP - 22, 17, 4, C.slate)),
    rect(x + 52, TOP - 66, 66, 44, tone === C.brick ? C.marigold : C.brick, 8),
    rect(x + 46, TOP - 70, 78, 9, C.slate, 4),
    circle(x + 85, TOP - 75, 6, C.slate),
  ]);

const sink = (x: number): string =>
  group([
    stroke(`M${String(x + 70)} ${String(TOP - 12)}v-54q0 -24 26 -24q24 0 24 24`, C.stone, 9),
    rect(x, TOP - 12, 140, 8, C.muted, 3),
  ]);

function fridge(r: Random, x: number): string {
  const tone = r.pick([C.stone, '#C4CCC9', C.slate, C.paper]);
  return group([
    floorShadow(x, FLOOR + 40, 180, 60),
    rect(x, 130, 180, FLOOR - 90, tone, 8),
    rect(x, 320, 180, 5, darker(tone, 0.25)),
    rect(x + 150, 210, 8, 84, darker(tone, 0.35), 4),
    rect(x + 150, 350, 8, 110, darker(tone, 0.35), 4),
    group(
      [
        poly(
          [
            [x, 300],
            [x + 110, 130],
            [x + 150, 130],
            [x, 380],
          ],
          C.white,
        ),
      ],
      'opacity="0.18"',
    ),
  ]);
}

function smallThings(r: Random, x: number, room: Room): string[] {
  const jars = Array.from(
    { length: r.int(2, 4) },
    (_, i) =>
      rect(x + i * 40, TOP - 58, 30, 46, r.pick([C.clay, C.butter, C.mint, C.blush]), 5) +
      rect(x + 3 + i * 40, TOP - 66, 24, 10, room.wood, 3),
  );
  const bowl =
    path(`M${String(x + 190)} ${String(TOP - 40)}h74q-6 28 -37 28t-37 -28Z`, room.soft) +
    [0, 1, 2]
      .map((i) => circle(x + 208 + i * 20, TOP - 44, 12, i % 2 ? C.marigold : C.brick))
      .join('');
  return [...jars, bowl];
}

const stool = (room: Room, x: number): string =>
  group([
    floorShadow(x - 36, FLOOR + 90, 80, 40),
    stroke(
      `M${String(x - 20)} ${String(FLOOR - 60)}L${String(x - 38)} ${String(FLOOR + 90)}M${String(x + 20)} ${String(FLOOR - 60)}L${String(x + 38)} ${String(FLOOR + 90)}`,
      darker(room.wood, 0.25),
      9,
    ),
    rect(x - 46, FLOOR - 74, 92, 20, room.accent, 10),
  ]);
