import { random } from '../random';
import type { Random } from '../random';
import { floorLamp, frames, pendants, plant } from './furniture';
import { C, darker, lighter } from './palette';
import { FLOOR, anyRoom, floorShadow, shell, window } from './room';
import type { Room } from './room';
import { sideboard } from './sideboard';
import { LANDSCAPE, circle, group, picture, poly, rect, shadow, stroke } from './svg';

/** An office: desks with screens before a wide window; bare ones have the partition alone. */
export function drawOffice(
  seed: string,
  { isBare = false }: { readonly isBare?: boolean },
): string {
  const r = random(seed);
  const room = anyRoom(r);
  const desks = r.int(2, 3);
  const x = 150 + r.int(0, 60);
  const step = 960 / desks;
  const parts = [
    shell(r, room),
    window(r, room, 'view', 110 + r.int(0, 40), 100, 560 + r.int(0, 200), 260),
    ...ceiling(r, room),
  ];
  if (isBare)
    return picture(LANDSCAPE, [...parts, ...partition(room, 760 + r.int(0, 80)), ...power(r)]);
  return picture(LANDSCAPE, [
    ...parts,
    frames(r, room, 1010, 140),
    sideboard(r, room, 1000, FLOOR + 14, 230),
    r.chance(0.5) ? floorLamp(room, 76, FLOOR + 30) : plant(r, 70, FLOOR + 40, 190),
    ...Array.from({ length: desks }, (_, i) => desk(r, room, x + i * step, 712, step * 0.74)),
    plant(r, 1226, 730, 170),
  ]);
}

const ceiling = (r: Random, room: Room): string[] =>
  r.chance(0.5)
    ? [pendants(r, room, 240, 200, 4)]
    : Array.from({ length: 4 }, (_, i) => rect(140 + i * 270, 22, 180, 12, room.light.lamp, 4));

/** A glass partition with a door, where there is no furniture yet. */
const partition = (room: Room, x: number): string[] => [
  shadow(
    [
      poly(
        [
          [x, FLOOR],
          [x + 420, FLOOR],
          [x + 560, 660],
          [x + 140, 660],
        ],
        C.ink,
      ),
    ],
    0.1,
  ),
  group([rect(x, 60, 420, FLOOR - 40, C.mist)], 'opacity="0.6"'),
  ...[0, 140, 280, 414].map((at) => rect(x + at, 60, 8, FLOOR - 40, darker(room.wood, 0.3))),
  rect(x, 60, 422, 10, darker(room.wood, 0.3)),
  rect(x, 300, 422, 5, darker(room.wood, 0.3)),
  rect(x + 262, 310, 7, 56, C.marigold, 3),
];

const power = (r: Random): string[] =>
  Array.from(
    { length: r.int(2, 3) },
    (_, i) =>
      rect(180 + i * 210, FLOOR - 60, 44, 26, C.white, 4) +
      circle(194 + i * 210, FLOOR - 47, 4, C.slate) +
      circle(210 + i * 210, FLOOR - 47, 4, C.slate),
  );

function desk(r: Random, room: Room, x: number, y: number, w: number): string {
  const top = y - 128;
  const screen = x + w * 0.26;
  const glow = r.pick([C.deep, C.slate, '#2A5A50']);
  return group([
    chair(room, x + w * 0.62, y - 6),
    floorShadow(x, y, w, 54),
    ...[0.02, 0.94].map((at) => rect(x + w * at, top, 12, 128, darker(room.wood, 0.3))),
    rect(x + w * 0.72, top + 10, w * 0.2, 96, lighter(room.wood, 0.1), 3),
    rect(screen - 6, top - 112, 154, 92, C.ink, 7),
    rect(screen + 2, top - 104, 138, 76, glow),
    ...[0, 1, 2].map((i) =>
      rect(screen + 14, top - 92 + i * 17, 40 + r.int(0, 66), 7, i === 0 ? C.marigold : C.mint, 3),
    ),
    rect(screen + 62, top - 22, 18, 18, C.slate) + rect(screen + 36, top - 6, 70, 6, C.slate, 3),
    rect(x - 8, top, w + 16, 14, room.wood, 3),
    shadow([rect(x, top + 14, w, 12, C.ink)], 0.14),
    rect(x + w * 0.72, top - 22, 24, 22, r.pick([C.clay, C.paper, C.green]), 5),
    r.chance(0.6)
      ? rect(x + 18, top - 12, 54, 12, C.paper, 2) + rect(x + 22, top - 20, 50, 8, room.accent, 2)
      : '',
  ]);
}

const chair = (room: Room, x: number, y: number): string =>
  group([
    rect(x - 6, y - 80, 12, 66, C.slate),
    stroke(`M${String(Math.round(x - 40))} ${String(y)}q40 -26 80 0`, C.slate, 9),
    rect(x - 48, y - 214, 96, 112, room.accent, 20),
    rect(x - 54, y - 104, 108, 30, darker(room.accent, 0.16), 12),
  ]);
