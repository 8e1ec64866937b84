import type { Random } from '../random';
import { C, darker, lighter } from './palette';
import { floorShadow } from './room';
import type { Room } from './room';
import { circle, group, path, rect, stroke } from './svg';

/** A low cupboard on legs with a thing or two on it. */
export function sideboard(r: Random, room: Room, x: number, y: number, w: number): string {
  const h = 120;
  const doors = Math.max(2, Math.round(w / 120));
  return group([
    floorShadow(x, y, w, 46),
    ...[0.05, 0.9].map((at) => rect(x + w * at, y - 26, 10, 26, darker(room.wood, 0.3))),
    rect(x, y - h - 20, w, h, room.wood),
    ...Array.from({ length: doors }, (_, i) =>
      rect(
        x + 6 + (i * (w - 6)) / doors,
        y - h - 12,
        (w - 6) / doors - 6,
        h - 16,
        lighter(room.wood, 0.1),
        2,
      ),
    ),
    rect(x - 6, y - h - 28, w + 12, 10, darker(room.wood, 0.18)),
    vase(r, x + w * 0.16, y - h - 28, room.accent),
    books(r, x + w * 0.6, y - h - 28),
  ]);
}

function vase(r: Random, x: number, y: number, tone: string): string {
  const stems = [-26, -6, 18].map((dx) =>
    stroke(
      `M${String(Math.round(x))} ${String(Math.round(y - 40))}Q${String(Math.round(x + dx * 0.3))} ${String(Math.round(y - 80))} ${String(Math.round(x + dx))} ${String(Math.round(y - 104 - r.int(0, 24)))}`,
      C.leaf,
      4,
    ),
  );
  return group([
    ...stems,
    ...[-26, -6, 18].map((dx, i) =>
      circle(x + dx, y - 108 - i * 8, 9, i % 2 ? C.marigold : C.blush),
    ),
    path(`M${(x - 12).toFixed(0)} ${(y - 50).toFixed(0)}h24q16 26 4 50h-32q-12 -24 4 -50Z`, tone),
  ]);
}

function books(r: Random, x: number, y: number): string {
  let left = x;
  return group(
    Array.from({ length: r.int(3, 6) }, () => {
      const w = 10 + r.int(0, 8);
      const h = 38 + r.int(0, 26);
      left += w + 1;
      return rect(
        left - w,
        y - h,
        w,
        h,
        r.pick([C.brick, C.green, C.marigold, C.slate, C.clay, C.paper, C.mint]),
      );
    }),
  );
}
