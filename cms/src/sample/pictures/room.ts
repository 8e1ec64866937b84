import type { Random } from '../random';
import { C, anyLight, darker, lighter, mix } from './palette';
import type { Light } from './palette';
import { skyline } from './scenery';
import { circle, clipped, group, poly, rect, shadow, stroke } from './svg';

/** The empty room that furniture is put into; the floor begins at `FLOOR`. */
export const FLOOR = 560;

export interface Room {
  readonly light: Light;
  readonly wall: string;
  readonly floor: string;
  /** The colour that cushions, rugs and doors share. */
  readonly accent: string;
  /** A second, quieter one. */
  readonly soft: string;
  readonly wood: string;
}

const WALLS = [
  '#EFE5D3',
  '#DDE8E1',
  '#F3E9DC',
  '#E9DCCB',
  '#D3DFD8',
  '#F2E3D0',
  '#E6E3DA',
  '#C9DAD1',
  '#F0D9C4',
];
const ACCENTS = [C.green, C.brick, C.marigold, C.leaf, C.slate, C.clay];
const SOFTS = [C.blush, C.butter, C.mint, C.sand, C.mist, C.stone];
const FLOORS = ['#D9B58E', '#C9A27A', '#E3D6C1', '#D8D3C6', '#B98F68', '#E6DDCB'];

export const anyRoom = (r: Random): Room => ({
  light: anyLight(r),
  wall: r.pick(WALLS),
  floor: r.pick(FLOORS),
  accent: r.pick(ACCENTS),
  soft: r.pick(SOFTS),
  wood: r.pick([C.wood, '#B98358', '#7E5638', '#C79B6D']),
});

/** Wall, floor, skirting, and light that falls in from the left. */
export function shell(r: Random, { wall, floor }: Room): string {
  const boards = r.chance(0.6)
    ? Array.from({ length: 14 }, (_, i) =>
        stroke(
          `M${String(-200 + i * 130)} 768L${String(120 + i * 85)} ${String(FLOOR)}`,
          darker(floor, 0.08),
          3,
        ),
      )
    : [600, 660, 732].map((y) => stroke(`M0 ${String(y)}H1280`, darker(floor, 0.07), 3));
  const panel = r.chance(0.4)
    ? rect(0, FLOOR - 150, 1280, 150, darker(wall, 0.07)) +
      rect(0, FLOOR - 154, 1280, 6, lighter(wall, 0.5))
    : '';
  return group([
    rect(0, 0, 1280, FLOOR, wall),
    panel,
    rect(0, 0, 1280, 22, lighter(wall, 0.6)),
    rect(0, FLOOR, 1280, 208, floor),
    ...boards,
    rect(0, FLOOR - 18, 1280, 18, lighter(wall, 0.65)),
  ]);
}

/** A window with the view, curtains, and the light that falls through it. `id` is unique in the picture. */
export function window(
  r: Random,
  room: Room,
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const { light, wall, soft } = room;
  const curtain = mix(soft, C.paper, 0.35);
  const folds = (from: number, width: number): string =>
    rect(from, y - 22, width, h + 60, curtain) +
    [0.3, 0.62]
      .map((at) => rect(from + width * at, y - 22, 6, h + 60, darker(curtain, 0.1)))
      .join('');
  return group([
    group(
      [
        poly(
          [
            [x, y + h],
            [x + w, y + h],
            [x + w + 190, 768],
            [x + 190, 768],
          ],
          C.white,
        ),
      ],
      'opacity="0.16"',
    ),
    rect(x - 14, y - 14, w + 28, h + 28, lighter(wall, 0.75)),
    clipped(id, x, y, w, h, [
      rect(x, y, w, h, light.sky),
      circle(x + w * (0.2 + r.next() * 0.6), y + h * 0.3, h * 0.11, light.sun),
      group(
        [skyline(r, light.far, w + 80, h, 0.5)],
        `transform="translate(${String(Math.round(x))} ${String(Math.round(y))})"`,
      ),
      rect(x, y + h * 0.93, w, h * 0.07, light.lawn),
      group(
        [
          poly(
            [
              [x, y + h * 0.7],
              [x + w * 0.5, y],
              [x + w * 0.68, y],
              [x, y + h * 0.95],
            ],
            C.white,
          ),
        ],
        'opacity="0.22"',
      ),
    ]),
    rect(x + w / 2 - 5, y, 10, h, lighter(wall, 0.75)),
    rect(x - 24, y + h + 12, w + 48, 14, lighter(wall, 0.6)),
    folds(x - 48, w * 0.18),
    folds(x + w - w * 0.18 + 48, w * 0.18),
    rect(x - 62, y - 30, w + 124, 9, darker(room.wood, 0.2), 4),
  ]);
}

/** The shadow of a thing that stands on the floor at `y`. */
export const floorShadow = (x: number, y: number, w: number, depth = 60): string =>
  shadow(
    [
      poly(
        [
          [x, y],
          [x + w, y],
          [x + w + depth * 1.5, y + depth],
          [x + depth * 1.5, y + depth],
        ],
        C.ink,
      ),
    ],
    0.13,
  );

/** The shadow of a thing that hangs on the wall. */
export const wallShadow = (x: number, y: number, w: number, h: number, by = 16): string =>
  shadow([rect(x + by, y + by, w, h, C.ink)], 0.12);
