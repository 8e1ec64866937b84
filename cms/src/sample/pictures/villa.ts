import type { Random } from '../random';
import { balcony, pane } from './openings';
import { C, darker } from './palette';
import type { Coat, Light } from './palette';
import { group, poly, rect, shadow } from './svg';

/** Where a house stands and how high it is. */
export interface Body {
  readonly x: number;
  readonly w: number;
  readonly ground: number;
  readonly floors: number;
  readonly storey: number;
}

/** Two interlocked volumes with a porch. */
export function villa(
  r: Random,
  light: Light,
  coat: Coat,
  { x, w, ground, floors, storey }: Body,
): string {
  const right = x + w * 0.44;
  const high = ground - storey * (floors + 0.3);
  const low = ground - storey * Math.max(1.1, floors - 0.6);
  const upper = Array.from({ length: floors }, (_, floor) => {
    const y = ground - storey * (floor + 1);
    return floor === 0
      ? pane(r, light, right + w * 0.08, y + storey * 0.22, w * 0.38, storey * 0.7, coat.trim)
      : balcony(r, light, coat, right + w * 0.07, y + storey * 0.1, w * 0.4, storey * 0.8, true);
  });
  const side = Array.from({ length: Math.max(1, floors - 1) }, (_, floor) =>
    pane(
      r,
      light,
      x + w * 0.08,
      ground - storey * (floor + 0.82) - storey * 0.1,
      w * 0.12,
      storey * 0.56,
      coat.trim,
    ),
  );
  return group([
    rect(x, low, w * 0.5, ground - low, coat.band),
    shadow(
      [
        poly(
          [
            [right, high],
            [right, ground],
            [right - 46, ground],
            [right - 46, high + 90],
          ],
          C.ink,
        ),
      ],
      0.1,
    ),
    rect(right, high, w * 0.56, ground - high, coat.wall),
    poly(
      [
        [right + w * 0.56, high],
        [right + w * 0.56 + 44, high + 26],
        [right + w * 0.56 + 44, ground],
        [right + w * 0.56, ground],
      ],
      darker(coat.wall, 0.26),
    ),
    rect(right - 16, high - 14, w * 0.56 + 40, 20, coat.trim),
    rect(x - 14, low - 12, w * 0.46, 18, coat.trim),
    ...side,
    ...upper,
    rect(x + w * 0.25, ground - storey * 0.78, w * 0.11, storey * 0.78, C.wood),
    rect(x + w * 0.34, ground - storey * 0.42, 6, 22, C.marigold, 3),
    rect(x + w * 0.21, ground - storey * 0.9, w * 0.2, 12, coat.trim),
    rect(x + w * 0.2, ground - 10, w * 0.22, 12, C.stone),
  ]);
}
