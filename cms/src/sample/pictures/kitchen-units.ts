import type { Random } from '../random';
import { C, darker, mix } from './palette';
import { floorShadow } from './room';
import { rect, shadow } from './svg';

/** The height at which the worktop lies. */
export const TOP = 430;

/** The row of base cabinets, one of them with drawers. */
export function units(
  r: Random,
  tone: string,
  x: number,
  w: number,
  top: number,
  bottom: number,
): string[] {
  const count = 6;
  const unit = w / count;
  const drawers = r.int(1, 4);
  return [
    floorShadow(x, bottom, w, 60),
    rect(x, top, w, bottom - top, darker(tone, 0.16)),
    ...Array.from({ length: count }, (_, i) => {
      const left = x + i * unit + 4;
      if (i !== drawers)
        return (
          rect(left, top + 12, unit - 8, bottom - top - 34, tone, 4) +
          rect(left + unit / 2 - 30, top + 24, 44, 6, C.marigold, 3)
        );
      return [0, 1, 2]
        .map(
          (d) =>
            rect(left, top + 12 + d * 46, unit - 8, 40, tone, 4) +
            rect(left + unit / 2 - 30, top + 24 + d * 46, 44, 6, C.marigold, 3),
        )
        .join('');
    }),
    rect(x, bottom - 16, w, 16, darker(C.slate, 0.25)),
  ];
}

/** The stone that lies on them. */
export function worktop(r: Random, x: number, w: number): string {
  const stone = r.pick([C.paper, C.slate, '#D8D0C2', '#2E3B38']);
  return (
    rect(x, TOP - 12, w, 24, stone, 3) + shadow([rect(x + 10, TOP + 12, w - 10, 14, C.ink)], 0.16)
  );
}

/** Cabinets on the wall; some have a glass door. */
export function cabinets(r: Random, tone: string, x: number, w: number): string[] {
  const doors = Math.max(1, Math.round(w / 100));
  return [
    shadow([rect(x + 16, 106, w, 216, C.ink)], 0.12),
    rect(x, 90, w, 216, darker(tone, 0.16)),
    ...Array.from({ length: doors }, (_, i) =>
      rect(
        x + 4 + (i * (w - 4)) / doors,
        94,
        (w - 4) / doors - 4,
        208,
        i === 0 && r.chance(0.4) ? mix(C.mist, tone, 0.3) : tone,
        3,
      ),
    ),
    rect(x, 306, w, 6, C.butter),
  ];
}
