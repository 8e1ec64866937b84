import type { Random } from '../random';
import { C, darker, lighter, mix } from './palette';
import { floorShadow, wallShadow } from './room';
import type { Room } from './room';
import { circle, ellipse, group, path, poly, rect, shadow, stroke } from './svg';

/** Pieces that several rooms share; `x`, `y` is the lower left corner on the floor. */

/** A plant in a pot. */
export function plant(r: Random, x: number, y: number, size: number): string {
  const leaf = r.pick([C.leaf, '#5C9C7C', '#2F7A62']);
  const pot = r.pick([C.clay, C.paper, C.marigold, C.slate]);
  const blades = [-0.62, -0.36, -0.1, 0.14, 0.4, 0.66].map((lean, i) => {
    const tall = size * (0.55 + 0.2 * ((i * 7) % 3));
    const tip = x + lean * size * 0.62;
    return path(
      `M${String(Math.round(x))} ${String(Math.round(y - size * 0.3))}Q${(tip - size * 0.12).toFixed(0)} ${(y - size * 0.5 - tall * 0.3).toFixed(0)} ${tip.toFixed(0)} ${(y - size * 0.3 - tall).toFixed(0)}Q${(tip + size * 0.14).toFixed(0)} ${(y - size * 0.4 - tall * 0.3).toFixed(0)} ${String(Math.round(x))} ${String(Math.round(y - size * 0.3))}Z`,
      i % 2 ? leaf : darker(leaf, 0.16),
    );
  });
  return group([
    floorShadow(x - size * 0.18, y, size * 0.36, size * 0.3),
    ...blades,
    poly(
      [
        [x - size * 0.2, y - size * 0.34],
        [x + size * 0.2, y - size * 0.34],
        [x + size * 0.15, y],
        [x - size * 0.15, y],
      ],
      pot,
    ),
    rect(x - size * 0.22, y - size * 0.37, size * 0.44, size * 0.07, darker(pot, 0.12)),
  ]);
}

/** Pictures on the wall, one to three. */
export function frames(
  r: Random,
  { accent, soft, wood, light }: Room,
  x: number,
  y: number,
): string {
  const count = r.int(1, 3);
  return group(
    Array.from({ length: count }, (_, i) => {
      const w = count === 1 ? 230 : 118;
      const h = count === 1 ? 150 : 150;
      const left = x + i * 140;
      const art = r.pick([
        circle(left + w * 0.6, y + h * 0.42, h * 0.2, C.marigold) +
          poly(
            [
              [left + 12, y + h - 12],
              [left + w * 0.42, y + h * 0.46],
              [left + w - 12, y + h - 12],
            ],
            light.lawn,
          ),
        poly(
          [
            [left + 12, y + h - 12],
            [left + w - 12, y + 12],
            [left + w - 12, y + h - 12],
          ],
          accent,
        ) + circle(left + w * 0.34, y + h * 0.36, h * 0.13, C.clay),
        ellipse(left + w * 0.5, y + h * 0.6, w * 0.2, h * 0.28, mix(accent, C.paper, 0.2)) +
          stroke(`M${String(left + w / 2)} ${String(y + h - 14)}V${String(y + 28)}`, C.paper, 3),
      ]);
      return group([
        wallShadow(left, y, w, h, 12),
        rect(left, y, w, h, wood),
        rect(left + 7, y + 7, w - 14, h - 14, C.paper),
        rect(left + 12, y + 12, w - 24, h - 24, mix(soft, C.paper, 0.3)),
        art,
      ]);
    }),
  );
}

/** A lamp on a tall stand. */
export const floorLamp = (room: Room, x: number, y: number): string =>
  group([
    floorShadow(x - 30, y, 60, 40),
    group(
      [
        poly(
          [
            [x - 52, y - 296],
            [x + 52, y - 296],
            [x + 150, y - 40],
            [x - 150, y - 40],
          ],
          room.light.lamp,
        ),
      ],
      'opacity="0.16"',
    ),
    rect(x - 4, y - 310, 8, 306, darker(C.slate, 0.2)),
    rect(x - 34, y - 8, 68, 8, darker(C.slate, 0.2), 4),
    poly(
      [
        [x - 36, y - 380],
        [x + 36, y - 380],
        [x + 58, y - 296],
        [x - 58, y - 296],
      ],
      room.light.lamp,
    ),
  ]);

/** Lamps that hang from the ceiling in a row. */
export function pendants(r: Random, room: Room, x: number, step: number, count: number): string {
  const shade = r.pick([C.green, C.marigold, C.ink, C.brick]);
  const drop = 90 + r.int(0, 50);
  const isRound = r.chance(0.5);
  return group(
    Array.from({ length: count }, (_, i) => {
      const at = x + i * step;
      return group([
        rect(at - 2, 22, 4, drop, darker(C.slate, 0.2)),
        isRound
          ? circle(at, 22 + drop + 26, 28, room.light.lamp)
          : poly(
              [
                [at - 14, 22 + drop],
                [at + 14, 22 + drop],
                [at + 46, 72 + drop],
                [at - 46, 72 + drop],
              ],
              shade,
            ) + rect(at - 20, 72 + drop, 40, 7, room.light.lamp, 3),
      ]);
    }),
  );
}

/** A rug seen from the side of the room. */
export function rug(r: Random, { accent, soft }: Room, x: number, y: number, w: number): string {
  const main = r.pick([mix(accent, C.paper, 0.45), soft, mix(soft, C.clay, 0.3)]);
  const h = 76;
  return group([
    poly(
      [
        [x + 46, y - h],
        [x + w - 46, y - h],
        [x + w, y],
        [x, y],
      ],
      main,
    ),
    poly(
      [
        [x + 62, y - h + 9],
        [x + w - 62, y - h + 9],
        [x + w - 26, y - 10],
        [x + 26, y - 10],
      ],
      lighter(main, 0.3),
    ),
    poly(
      [
        [x + 84, y - h + 18],
        [x + w - 84, y - h + 18],
        [x + w - 56, y - 20],
        [x + 56, y - 20],
      ],
      main,
    ),
  ]);
}

/** A cushion, standing on its corner or flat. */
export const cushion = (x: number, y: number, size: number, tone: string): string =>
  shadow([rect(x + 10, y - size + 8, size, size - 6, C.ink, 12)], 0.12) +
  rect(x, y - size, size, size, tone, 12) +
  rect(x + size * 0.46, y - size + 8, 4, size - 16, lighter(tone, 0.25), 2);
