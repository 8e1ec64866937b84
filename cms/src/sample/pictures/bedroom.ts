import { random } from '../random';
import type { Random } from '../random';
import { cushion, frames, pendants, plant, rug } from './furniture';
import { C, darker, lighter, mix } from './palette';
import { FLOOR, anyRoom, floorShadow, shell, wallShadow, window } from './room';
import type { Room } from './room';
import { LANDSCAPE, circle, group, path, picture, poly, rect } from './svg';

/** A bedroom: bed with headboard, side tables with lamps, window, wardrobe. */
export function drawBedroom(seed: string): string {
  const r = random(seed);
  const room = anyRoom(r);
  const bedX = r.chance(0.5) ? 420 + r.int(0, 80) : 300 + r.int(0, 60);
  const isLeft = bedX > 400;
  const w = 430;
  return picture(LANDSCAPE, [
    shell(r, room),
    r.chance(0.5) ? feature(r, room, bedX - 110, w + 220) : '',
    window(r, room, 'view', isLeft ? 84 : 900, 130, 230 + r.int(0, 40), 270),
    wardrobe(r, room, isLeft ? 1010 : 0),
    frames(r, room, bedX + 60, 90),
    r.chance(0.5) ? pendants(r, room, bedX - 60, w + 120, 2) : '',
    rug(r, room, bedX - 100, 758, w + 200),
    nightstand(r, room, bedX - 112, FLOOR + 40),
    nightstand(r, room, bedX + w + 22, FLOOR + 40),
    bed(r, room, bedX, w),
    r.chance(0.6) ? plant(r, isLeft ? 340 : 860, FLOOR + 34, 150) : '',
  ]);
}

/** Panelling behind the bed. */
function feature(r: Random, room: Room, x: number, w: number): string {
  const tone = mix(room.accent, room.wall, 0.45);
  const strips = r.int(7, 12);
  return group([
    rect(x, 22, w, FLOOR - 40, tone),
    ...Array.from({ length: strips }, (_, i) =>
      rect(x + (i * w) / strips, 22, 4, FLOOR - 40, darker(tone, 0.12)),
    ),
  ]);
}

function bed(r: Random, room: Room, x: number, w: number): string {
  const y = 708;
  const sheet = r.pick([C.white, C.paper, '#F3EBDD']);
  const quilt = r.pick([room.accent, room.soft, C.leaf, C.clay]);
  const head = r.pick([room.wood, darker(room.accent, 0.1), '#CDB797']);
  const tufts = Array.from({ length: 6 }, (_, i) =>
    rect(x + 10 + (i * (w - 20)) / 6, 346, 4, 160, darker(head, 0.12)),
  );
  const pillows = Array.from(
    { length: 2 },
    (_, i) =>
      rect(x + 40 + i * (w / 2 - 20), 466, w / 2 - 60, 72, sheet, 26) +
      rect(x + 56 + i * (w / 2 - 20), 504, w / 2 - 92, 10, darker(sheet, 0.06), 5),
  );
  return group([
    floorShadow(x - 10, y, w + 20, 54),
    wallShadow(x - 24, 340, w + 48, 200, 20),
    rect(x - 24, 338, w + 48, 240, head, 16),
    ...tufts,
    rect(x - 6, 500, w + 12, 180, sheet, 20),
    ...pillows,
    r.chance(0.7) ? cushion(x + w / 2 - 46, 548, 92, r.pick([C.marigold, room.soft, C.blush])) : '',
    path(
      `M${String(x - 16)} 566q${String(w / 2 + 16)} -24 ${String(w + 32)} 0v122h-${String(w + 32)}Z`,
      quilt,
    ),
    path(
      `M${String(x - 16)} 566q${String(w / 2 + 16)} -24 ${String(w + 32)} 0v26q-${String(w / 2 + 16)} -24 -${String(w + 32)} 0Z`,
      lighter(quilt, 0.35),
    ),
    r.chance(0.6) ? rect(x - 16, 632, w + 32, 30, mix(quilt, C.paper, 0.5)) : '',
    rect(x - 16, 684, w + 32, 24, darker(head, 0.2), 4),
  ]);
}

function nightstand(r: Random, room: Room, x: number, y: number): string {
  return group([
    floorShadow(x, y, 90, 40),
    rect(x, y - 110, 90, 110, room.wood, 5),
    rect(x + 8, y - 100, 74, 40, lighter(room.wood, 0.12), 3),
    rect(x + 8, y - 54, 74, 44, lighter(room.wood, 0.12), 3),
    circle(x + 45, y - 80, 5, C.marigold) + circle(x + 45, y - 32, 5, C.marigold),
    rect(x + 41, y - 160, 8, 50, C.slate),
    circle(x + 45, y - 172, 60, mix(room.wall, room.light.lamp, 0.4)),
    poly(
      [
        [x + 26, y - 212],
        [x + 64, y - 212],
        [x + 78, y - 154],
        [x + 12, y - 154],
      ],
      room.light.lamp,
    ),
    r.chance(0.5) ? rect(x + 6, y - 120, 34, 10, room.accent, 2) : '',
  ]);
}

function wardrobe(r: Random, room: Room, x: number): string {
  const w = 270;
  const tone = r.pick([lighter(room.wood, 0.25), C.paper, mix(room.soft, C.paper, 0.4)]);
  return group([
    floorShadow(x, FLOOR + 20, w, 60),
    rect(x, 90, w, FLOOR - 70, darker(tone, 0.14)),
    ...[0, 1, 2].map((i) =>
      rect(x + 6 + i * ((w - 6) / 3), 98, (w - 6) / 3 - 6, FLOOR - 92, tone, 3),
    ),
    ...[0, 1, 2].map((i) =>
      rect(x + (i === 0 ? 76 : 14) + i * ((w - 6) / 3), 300, 6, 60, C.slate, 3),
    ),
  ]);
}
