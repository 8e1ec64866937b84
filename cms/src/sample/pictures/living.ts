import { random } from '../random';
import type { Random } from '../random';
import { cushion, floorLamp, frames, pendants, plant, rug } from './furniture';
import { C, darker, lighter } from './palette';
import { FLOOR, anyRoom, floorShadow, shell, wallShadow, window } from './room';
import type { Room } from './room';
import { sideboard } from './sideboard';
import { LANDSCAPE, ellipse, group, picture, poly, rect, shadow, stroke } from './svg';

/** A living room; `isBare` leaves the furniture out, for a home that comes without. */
export function drawLiving(
  seed: string,
  { isBare = false }: { readonly isBare?: boolean },
): string {
  const r = random(seed);
  const room = anyRoom(r);
  const sofaX = 330 + r.int(0, 190);
  const windowX = sofaX > 420 ? 90 + r.int(0, 30) : 830 + r.int(0, 90);
  const windowW = 250 + r.int(0, 90);
  const free = windowX < 400 ? 880 : 110;
  const parts = [
    shell(r, room),
    window(r, room, 'view', windowX, 120, windowW, r.chance(0.35) ? 410 : 270),
  ];
  if (isBare) return picture(LANDSCAPE, [...parts, ...bare(r, room, free)]);
  parts.push(
    ...wallSide(r, room, sofaX, free),
    plant(r, windowX < 400 ? windowX + windowW + 70 : windowX - 70, FLOOR + 40, 180 + r.int(0, 50)),
    rug(r, room, sofaX - 130, 736, 720),
    sofa(r, room, sofaX, FLOOR + 74),
    table(r, room, sofaX + 120, 728),
  );
  return picture(LANDSCAPE, parts);
}

/** Either a television, or pictures or lamps above the sofa and a piece beside it. */
function wallSide(r: Random, room: Room, sofaX: number, free: number): string[] {
  if (r.chance(0.35)) return [television(r, room, free - 20)];
  const piece = r.chance(0.5)
    ? sideboard(r, room, free, FLOOR + 26, 250)
    : floorLamp(room, free + 110, FLOOR + 26);
  const above = r.chance(0.75)
    ? frames(r, room, sofaX + 60, 130)
    : pendants(r, room, sofaX + 130, 150, r.int(1, 3));
  return [above, piece];
}

/** A door, a fan, a switch: what an unfurnished home has. */
function bare(r: Random, room: Room, x: number): string[] {
  const at = x + r.int(0, 60);
  return [
    wallShadow(at, 170, 170, FLOOR - 170, 10),
    rect(at - 14, 156, 198, FLOOR - 156, lighter(room.wall, 0.6)),
    rect(at, 170, 170, FLOOR - 170, room.wood),
    ...[0, 1].map((i) => rect(at + 24, 196 + i * 180, 122, 150, darker(room.wood, 0.12), 4)),
    rect(at + 146, 372, 8, 44, C.marigold, 4),
    ...fan(520 + r.int(-60, 40)),
    rect(at - 74, 380, 34, 52, C.white, 4) +
      rect(at - 66, 392, 8, 14, C.stone) +
      rect(at - 52, 392, 8, 14, C.stone),
    rect(690, 130, 150, 54, C.white, 10) + rect(702, 168, 126, 6, C.stone, 3),
  ];
}

const fan = (x: number): string[] => [
  rect(x - 3, 22, 6, 76, C.slate),
  ellipse(x - 110, 108, 108, 9, darker(C.wood, 0.1)),
  ellipse(x + 110, 108, 108, 9, C.wood),
  rect(x - 24, 92, 48, 28, C.slate, 12),
];

function sofa(r: Random, room: Room, x: number, y: number): string {
  const seats = r.int(2, 3);
  const w = seats * 160 + 60;
  const tone = r.pick([room.accent, C.slate, '#D8C7AC', C.leaf, C.clay]);
  const back = darker(tone, 0.12);
  const arm = 46;
  return group([
    floorShadow(x, y, w, 70),
    ...[0.06, 0.9].map((at) => rect(x + w * at, y - 24, 12, 24, darker(room.wood, 0.3))),
    rect(x + 14, y - 190, w - 28, 150, back, 22),
    ...Array.from({ length: seats }, (_, i) =>
      rect(
        x + arm + i * ((w - 2 * arm) / seats),
        y - 104,
        (w - 2 * arm) / seats - 4,
        50,
        lighter(tone, 0.1),
        12,
      ),
    ),
    rect(x + arm - 6, y - 64, w - 2 * arm + 12, 44, tone, 8),
    rect(x, y - 134, arm, 114, tone, 18),
    rect(x + w - arm, y - 134, arm, 114, darker(tone, 0.08), 18),
    cushion(x + arm + 16, y - 96, 74, room.soft),
    r.chance(0.7)
      ? cushion(x + w - arm - 92, y - 96, 74, r.pick([C.marigold, C.paper, room.soft]))
      : '',
  ]);
}

function table(r: Random, room: Room, x: number, y: number): string {
  const top = r.chance(0.5)
    ? ellipse(x + 110, y - 62, 120, 17, lighter(room.wood, 0.15)) +
      ellipse(x + 110, y - 66, 120, 16, lighter(room.wood, 0.3))
    : rect(x - 10, y - 72, 240, 14, lighter(room.wood, 0.2), 5);
  return group([
    floorShadow(x + 10, y, 200, 30),
    ...[24, 186].map((at) =>
      stroke(
        `M${String(x + at)} ${String(y - 60)}L${String(x + at + (at < 100 ? -12 : 12))} ${String(y)}`,
        darker(room.wood, 0.3),
        9,
      ),
    ),
    top,
    rect(x + 70, y - 92, 70, 10, room.accent, 2) + rect(x + 78, y - 101, 60, 9, C.paper, 2),
    rect(x + 160, y - 96, 26, 24, C.paper, 6),
  ]);
}

function television(r: Random, room: Room, x: number): string {
  const left = Math.max(40, Math.min(x, 860));
  return group([
    wallShadow(left, 190, 330, 190),
    rect(left, 190, 330, 190, C.ink, 8),
    rect(left + 10, 200, 310, 166, r.pick([C.deep, C.slate])),
    shadow(
      [
        poly(
          [
            [left + 10, 320],
            [left + 150, 200],
            [left + 210, 200],
            [left + 10, 366],
          ],
          C.white,
        ),
      ],
      0.12,
    ),
    rect(left + 20, 420, 290, 14, room.wood),
  ]);
}
