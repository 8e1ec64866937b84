import type { Random } from '../random';
import { C, darker, lighter, mix } from './palette';
import type { Coat, Light } from './palette';
import { group, poly, rect, shadow } from './svg';

/** A window with a glint; some have the lamp on, some a drawn curtain. */
export function pane(
  r: Random,
  light: Light,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
): string {
  const edge = Math.max(2, Math.min(w, h) * 0.07);
  const isLit = r.chance(light.lit);
  const glass = isLit ? light.lamp : darker(light.glass, r.next() * 0.16);
  const parts = [
    rect(x, y, w, h, frame),
    rect(x + edge, y + edge, w - 2 * edge, h - 2 * edge, glass),
  ];
  if (r.chance(0.24)) {
    const side = r.chance(0.5) ? x + edge : x + w / 2;
    parts.push(rect(side, y + edge, w / 2 - edge, h - 2 * edge, mix(glass, C.paper, 0.55)));
  }
  if (!isLit) {
    parts.push(
      poly(
        [
          [x + edge, y + h * 0.62],
          [x + w * 0.62, y + edge],
          [x + w * 0.82, y + edge],
          [x + edge, y + h * 0.86],
        ],
        lighter(glass, 0.16),
      ),
    );
  }
  if (w > 30) parts.push(rect(x + w / 2 - edge / 2, y, edge, h, frame));
  return group(parts);
}

/** A balcony before a glass door: slab, rail, now and then a plant or clothes on the line. */
export function balcony(
  r: Random,
  light: Light,
  coat: Coat,
  x: number,
  y: number,
  w: number,
  h: number,
  isGlass: boolean,
): string {
  const rail = h * 0.36;
  const slab = Math.max(4, h * 0.07);
  const parts = [
    rect(x, y, w, h, darker(coat.wall, 0.16)),
    shadow(
      [
        poly(
          [
            [x, y],
            [x + w, y],
            [x + w, y + h * 0.2],
            [x + h * 0.2, y + h * 0.2],
            [x, y],
          ],
          C.ink,
        ),
      ],
      0.2,
    ),
    pane(r, light, x + w * 0.14, y + h * 0.12, w * 0.5, h * 0.88, coat.trim),
  ];
  if (r.chance(0.3)) {
    parts.push(rect(x + w * 0.76, y + h * 0.5, w * 0.1, h * 0.3, mix(light.lawn, C.green, 0.4), 4));
  }
  if (isGlass) {
    parts.push(
      group([rect(x, y + h - rail, w, rail, lighter(light.glass, 0.55))], 'opacity="0.72"'),
    );
    parts.push(rect(x, y + h - rail, w, 3, coat.trim));
  } else {
    parts.push(rect(x, y + h - rail, w, 4, coat.trim));
    for (let at = x; at < x + w; at += Math.max(7, w / 12)) {
      parts.push(rect(at, y + h - rail, 2, rail, coat.trim));
    }
  }
  parts.push(rect(x - w * 0.04, y + h - slab / 2, w * 1.08, slab, coat.trim));
  parts.push(
    shadow([rect(x - w * 0.04 + slab, y + h + slab / 2, w * 1.08, slab * 1.3, C.ink)], 0.14),
  );
  return group(parts);
}
