import { random } from '../random';
import type { Random } from '../random';
import { C, darker, lighter } from './palette';
import { INK, LANDSCAPE, circle, group, path, picture, poly, rect, shadow, stroke } from './svg';

/** A plan of plots from above: roads, a park, built houses, and the plot that is offered, with a pin. */
export function drawPlot(seed: string): string {
  const r = random(seed);
  const ground = r.pick(['#EFE6D2', '#E6E9DA', '#F1E3C8', '#E3E6DC']);
  const columns = r.int(5, 7);
  const w = 1500 / columns;
  const road = 54 + r.int(0, 26);
  const h = 150 + r.int(0, 30);
  const mineColumn = r.int(2, columns - 3);
  const parkAt = r.int(0, columns - 1);
  const cells: string[] = [];
  const rows = [-h - 70, -60, h + road - 60, 2 * h + road - 60, 3 * h + 2 * road - 60];
  rows.forEach((y, row) => {
    for (let column = 0; column < columns; column += 1) {
      const x = -110 + column * w;
      const isMine = row === 2 && column === mineColumn;
      if (row === 1 && Math.abs(column - parkAt) < 1) cells.push(park(r, x, y, w, h));
      else cells.push(isMine ? mine(x, y, w, h) : plot(r, ground, x, y, w, h));
    }
  });
  const angle = -8 + r.next() * 16;
  const pinX = -110 + (mineColumn + 0.5) * w;
  const pinY = h + road - 60 + h * 0.55;
  return picture(LANDSCAPE, [
    rect(0, 0, 1280, 768, lighter(C.stone, 0.2)),
    group(
      [
        ...[0, 1].map((i) => lane(-60 + h + i * (2 * h + road), road)),
        ...cells,
        avenue(-110 + (mineColumn > columns / 2 ? 1 : columns - 1) * w, road),
        pin(pinX, pinY),
      ],
      `transform="rotate(${angle.toFixed(1)} 640 384)"`,
    ),
    compass(1170, 110),
  ]);
}

const lane = (y: number, road: number): string =>
  rect(-300, y, 1900, road, '#B9B4A8') +
  stroke(`M-300 ${(y + road / 2).toFixed(0)}H1600`, C.paper, 4, '34 26');

const avenue = (x: number, road: number): string =>
  rect(x - road * 0.6, -400, road * 1.2, 1600, '#A9A59A') +
  stroke(`M${x.toFixed(0)} -400V1200`, C.butter, 5) +
  [-1, 1]
    .map((side) => stroke(`M${(x + side * road * 0.48).toFixed(0)} -400V1200`, C.paper, 3))
    .join('');

function plot(r: Random, ground: string, x: number, y: number, w: number, h: number): string {
  const base = rect(
    x + 3,
    y + 3,
    w - 6,
    h - 6,
    r.pick([ground, darker(ground, 0.04), lighter(ground, 0.3)]),
  );
  if (r.chance(0.4)) return base + (r.chance(0.6) ? crown(r, x + w * 0.3, y + h * 0.5) : '');
  const roof = r.pick([C.clay, '#D9B08C', C.white, '#C9D6CF', C.brick, C.stone]);
  const inset = 16 + r.int(0, 14);
  const bw = w - inset * 2;
  const bh = h - inset * 2 - r.int(0, 24);
  return group([
    base,
    shadow(
      [
        poly(
          [
            [x + inset + bw, y + inset],
            [x + inset + bw + 18, y + inset + 18],
            [x + inset + bw + 18, y + inset + bh + 18],
            [x + inset + 18, y + inset + bh + 18],
            [x + inset, y + inset + bh],
          ],
          INK,
        ),
      ],
      0.18,
    ),
    rect(x + inset, y + inset, bw, bh, roof),
    rect(x + inset + 9, y + inset + 9, bw - 18, bh - 18, lighter(roof, 0.22)),
    rect(
      x + inset + bw * r.pick([0.16, 0.6]),
      y + inset + bh * 0.2,
      bw * 0.22,
      bh * 0.24,
      darker(roof, 0.16),
    ),
    crown(r, x + w - 22, y + h - 22),
  ]);
}

function crown(r: Random, x: number, y: number): string {
  const size = 14 + r.next() * 12;
  return (
    shadow([circle(x + 7, y + 7, size, INK)], 0.14) +
    circle(x, y, size, r.pick([C.leaf, '#6FA88A', '#8DBB9B']))
  );
}

function park(r: Random, x: number, y: number, w: number, h: number): string {
  return group([
    rect(x + 3, y + 3, w - 6, h - 6, '#A9CDB0'),
    stroke(
      `M${(x + 20).toFixed(0)} ${(y + h - 20).toFixed(0)}Q${(x + w / 2).toFixed(0)} ${y.toFixed(0)} ${(x + w - 20).toFixed(0)} ${(y + h - 26).toFixed(0)}`,
      C.sand,
      11,
    ),
    ...Array.from({ length: 6 }, () =>
      crown(r, x + w * (0.15 + r.next() * 0.7), y + h * (0.2 + r.next() * 0.6)),
    ),
  ]);
}

function mine(x: number, y: number, w: number, h: number): string {
  const corner = (cx: number, cy: number): string => rect(cx - 8, cy - 8, 16, 16, C.green);
  return group([
    rect(x + 3, y + 3, w - 6, h - 6, C.butter),
    stroke(
      `M${(x + 6).toFixed(0)} ${(y + 6).toFixed(0)}h${(w - 12).toFixed(0)}v${(h - 12).toFixed(0)}h${(12 - w).toFixed(0)}Z`,
      C.green,
      7,
      '24 15',
    ),
    corner(x + 6, y + 6) +
      corner(x + w - 6, y + 6) +
      corner(x + 6, y + h - 6) +
      corner(x + w - 6, y + h - 6),
  ]);
}

/** A map's pin with its tip at the point, and a long shadow. */
export const pin = (x: number, y: number, size = 1): string =>
  group(
    [
      shadow(
        [
          poly(
            [
              [-6, 0],
              [34, -96],
              [190, 60],
              [150, 150],
              [6, 6],
            ],
            INK,
          ),
        ],
        0.16,
      ),
      path('M0 0C-14 -34 -52 -62 -52 -104A52 52 0 0 1 52 -104C52 -62 14 -34 0 0Z', C.green),
      path('M0 0C14 -34 52 -62 52 -104A52 52 0 0 0 0 -156Z', C.deep),
      circle(0, -104, 24, C.marigold),
    ],
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${String(size)})"`,
  );

const compass = (x: number, y: number): string =>
  group([
    circle(x, y, 52, C.paper),
    poly(
      [
        [x, y - 42],
        [x + 13, y],
        [x - 13, y],
      ],
      C.brick,
    ),
    poly(
      [
        [x, y + 42],
        [x + 13, y],
        [x - 13, y],
      ],
      C.stone,
    ),
    circle(x, y, 5, C.ink),
  ]);
