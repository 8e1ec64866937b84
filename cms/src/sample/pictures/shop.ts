import { random } from '../random';
import type { Random } from '../random';
import { pane } from './openings';
import { C, anyCoat, anyLight, darker, lighter, mix } from './palette';
import type { Coat, Light } from './palette';
import { car, lamp, sky, tree } from './scenery';
import { LANDSCAPE, circle, group, path, picture, poly, rect, shadow } from './svg';

export interface ShopFacts {
  /** A showroom has one wide window; a market has several doors in a row. */
  readonly isWide?: boolean;
}

/** A shop front with awning and goods, offices above it. */
export function drawShop(seed: string, { isWide = false }: ShopFacts): string {
  const r = random(seed);
  const light = anyLight(r);
  const coat = anyCoat(r);
  const ground = 610;
  const doors = isWide ? 1 : r.int(2, 3);
  const w = (isWide ? 760 : 900) + r.int(0, 120);
  const x = (1280 - w) / 2 + r.int(-60, 60);
  const unit = w / doors;
  const upper = r.int(1, 2);
  const top = ground - 330 - upper * 110;
  return picture(LANDSCAPE, [
    sky(r, light, LANDSCAPE, ground),
    rect(0, ground, 1280, 158, light.ground),
    ...Array.from({ length: 9 }, (_, i) =>
      rect(i * 160, ground, 3, 70, darker(light.ground, 0.12)),
    ),
    shadow(
      [
        poly(
          [
            [x, ground],
            [x + w, ground],
            [x + w + 316, 768],
            [x + 316, 768],
          ],
          C.ink,
        ),
      ],
      0.14,
    ),
    rect(x, top, w, ground - top, coat.wall),
    poly(
      [
        [x + w, top],
        [x + w + 46, top + 28],
        [x + w + 46, ground],
        [x + w, ground],
      ],
      darker(coat.wall, 0.26),
    ),
    rect(x - 14, top - 16, w + 40, 24, coat.trim),
    ...offices(r, light, coat, x, top, w, upper),
    ...Array.from({ length: doors }, (_, i) =>
      front(r, light, coat, x + i * unit, ground, unit, isWide),
    ),
    rect(x - 10, ground - 8, w + 60, 14, C.stone),
    tree(r, light, x - 90, ground + 12, 250),
    tree(r, light, x + w + 130, ground + 12, 200 + r.int(0, 60)),
    rect(0, 690, 1280, 78, darker(light.ground, 0.42)),
    rect(0, 684, 1280, 8, lighter(light.ground, 0.35)),
    lamp(light, r.int(70, 150), 690, 210),
    car(r, r.int(120, 900), 748, 210),
  ]);
}

function offices(
  r: Random,
  light: Light,
  coat: Coat,
  x: number,
  top: number,
  w: number,
  upper: number,
): string[] {
  const count = r.int(4, 7);
  const cell = w / count;
  return Array.from({ length: count * upper }, (_, i) =>
    pane(
      r,
      light,
      x + (i % count) * cell + cell * 0.14,
      top + 28 + Math.floor(i / count) * 106,
      cell * 0.72,
      68,
      coat.trim,
    ),
  );
}

function front(
  r: Random,
  light: Light,
  coat: Coat,
  x: number,
  ground: number,
  w: number,
  isWide: boolean,
): string {
  const tone = r.pick([C.green, C.brick, C.marigold, C.slate, C.clay, C.leaf, C.deep]);
  const glass = mix(light.glass, light.lamp, 0.3 + light.lit * 0.6);
  const left = x + w * 0.06;
  const wide = w * 0.88;
  const y = ground - 206;
  const door = isWide ? wide * 0.2 : wide * 0.32;
  const doorX = left + wide * r.pick([0.04, 0.4, 0.62]) * (isWide ? 1.1 : 1);
  return group([
    rect(left - 8, y - 96, wide + 16, 64, tone, 4),
    sign(r, left + wide / 2, y - 64, tone),
    rect(left, y - 28, wide, 234, darker(coat.wall, 0.4)),
    rect(left + 8, y - 20, wide - 16, 220, glass),
    ...goods(r, left + 20, ground - 14, wide - 40),
    poly(
      [
        [left + 8, y + 120],
        [left + wide * 0.4, y - 20],
        [left + wide * 0.52, y - 20],
        [left + 8, y + 180],
      ],
      lighter(glass, 0.14),
    ),
    rect(doorX, y + 4, door, 196, darker(tone, 0.2)),
    rect(doorX + 10, y + 14, door - 20, 176, lighter(glass, 0.22)),
    rect(doorX + door - 30, y + 90, 7, 44, C.paper, 3),
    awning(left - 14, y - 34, wide + 28, tone),
  ]);
}

/** A sign without words: a mark and two bars. */
function sign(r: Random, x: number, y: number, tone: string): string {
  const ink = tone === C.marigold ? C.ink : C.paper;
  const mark = r.pick([
    circle(x - 84, y, 18, ink),
    rect(x - 102, y - 18, 36, 36, ink, 8),
    poly(
      [
        [x - 84, y - 20],
        [x - 62, y + 18],
        [x - 106, y + 18],
      ],
      ink,
    ),
  ]);
  return (
    mark +
    rect(x - 44, y - 11, 90 + r.int(0, 60), 10, ink, 5) +
    rect(x - 44, y + 7, 60 + r.int(0, 30), 6, mix(tone, ink, 0.6), 3)
  );
}

function awning(x: number, y: number, w: number, tone: string): string {
  const count = Math.round(w / 38);
  const stripe = w / count;
  const stripes = Array.from({ length: count }, (_, i) => {
    const fill = i % 2 ? C.paper : tone;
    const left = x + i * stripe;
    return (
      rect(left, y, stripe + 0.5, 50, fill) +
      path(
        `M${left.toFixed(1)} ${(y + 50).toFixed(1)}a${(stripe / 2).toFixed(1)} 15 0 0 0 ${stripe.toFixed(1)} 0Z`,
        darker(fill, 0.08),
      )
    );
  });
  return shadow([rect(x + 24, y + 62, w - 24, 36, C.ink)], 0.2) + group(stripes);
}

/** What stands in the window: boxes, vases, a dressed stand. */
function goods(r: Random, x: number, y: number, w: number): string[] {
  return Array.from({ length: Math.floor(w / 58) }, (_, i) => {
    const left = x + i * 58;
    const tone = r.pick([C.blush, C.butter, C.mint, C.clay, C.paper, C.brick, C.leaf]);
    const h = 44 + r.int(0, 60);
    return r.pick([
      rect(left, y - h, 40, h, tone, 4) + rect(left, y - h, 40, 9, darker(tone, 0.15), 4),
      circle(left + 20, y - h, 18, tone) + rect(left + 16, y - h, 8, h, darker(tone, 0.2)),
      path(`M${String(left + 20)} ${String(y - h - 30)}l18 ${String(h + 30)}h-36Z`, tone) +
        circle(left + 20, y - h - 34, 10, darker(tone, 0.2)),
    ]);
  });
}
