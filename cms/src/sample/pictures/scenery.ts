import type { Random } from '../random';
import { C, darker, lighter, mix } from './palette';
import type { Light } from './palette';
import { circle, ellipse, group, path, poly, rect, shadow, stroke } from './svg';
import type { Size } from './svg';

/** Sky, sun and a far skyline, down to the horizon. */
export function sky(r: Random, light: Light, { width, height }: Size, horizon: number): string {
  const sunX = width * (0.12 + r.next() * 0.76);
  const sunY = horizon * (0.16 + r.next() * 0.28);
  const sunR = Math.min(width, height) * (0.07 + r.next() * 0.05);
  const halo = mix(light.sky, light.sun, 0.28);
  return group([
    rect(0, 0, width, height, light.sky),
    circle(sunX, sunY, sunR * 2.1, mix(light.sky, halo, 0.5)),
    circle(sunX, sunY, sunR * 1.5, halo),
    circle(sunX, sunY, sunR, light.sun),
    ...clouds(r, light, width, horizon),
    skyline(r, mix(light.sky, light.far, 0.55), width, horizon, 0.46),
    skyline(r, light.far, width, horizon, 0.3),
  ]);
}

function clouds(r: Random, light: Light, width: number, horizon: number): string[] {
  return Array.from({ length: r.int(1, 3) }, () => {
    const x = r.next() * width;
    const y = horizon * (0.08 + r.next() * 0.35);
    const w = 120 + r.next() * 150;
    const tone = lighter(light.sky, 0.5);
    return rect(x - w / 2, y, w, 22, tone, 11) + rect(x - w / 4, y - 17, w * 0.6, 24, tone, 12);
  });
}

/** Houses far away: one tone, no windows. `part` is how much of the height they take at most. */
export function skyline(
  r: Random,
  tone: string,
  width: number,
  horizon: number,
  part: number,
): string {
  const houses: string[] = [];
  for (let x = -20; x < width; ) {
    const w = 36 + r.next() * 70;
    const h = horizon * part * (0.25 + r.next() * 0.75);
    houses.push(rect(x, horizon - h, w, h + 2, tone));
    if (r.chance(0.3)) houses.push(rect(x + w * 0.3, horizon - h - 14, w * 0.25, 16, tone));
    x += w * (0.9 + r.next() * 0.4);
  }
  return group(houses);
}

/** A tree with its shadow on the ground; `y` is where its trunk stands. */
export function tree(r: Random, light: Light, x: number, y: number, size: number): string {
  const crown = r.pick([light.lawn, darker(light.lawn, 0.18), mix(light.lawn, C.green, 0.45)]);
  const trunk = rect(
    x - size * 0.04,
    y - size * 0.55,
    size * 0.08,
    size * 0.55,
    darker(C.wood, 0.15),
  );
  const fall = shadow(
    [
      poly(
        [
          [x, y],
          [x + size * 0.1, y],
          [x + size * 0.9, y + size * 0.42],
          [x + size * 0.5, y + size * 0.48],
        ],
        C.ink,
      ),
    ],
    0.12,
  );
  if (r.chance(0.22)) return fall + trunk + palm(x, y - size * 0.55, size, crown);
  if (r.chance(0.3)) {
    return (
      fall +
      trunk +
      ellipse(x, y - size * 0.68, size * 0.2, size * 0.42, crown) +
      path(halfEllipse(x, y - size * 0.68, size * 0.2, size * 0.42), darker(crown, 0.14))
    );
  }
  return (
    fall +
    trunk +
    circle(x, y - size * 0.72, size * 0.32, crown) +
    path(halfEllipse(x, y - size * 0.72, size * 0.32, size * 0.32), darker(crown, 0.14))
  );
}

/** The right half of an ellipse, where the light does not fall. */
const halfEllipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x.toFixed(1)} ${(y - ry).toFixed(1)}A${rx.toFixed(1)} ${ry.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${(y + ry).toFixed(1)}Z`;

function palm(x: number, y: number, size: number, tone: string): string {
  const leaf = (dx: number, dy: number): string =>
    stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(dx * 0.5).toFixed(1)} ${(dy - size * 0.12).toFixed(1)} ${dx.toFixed(1)} ${dy.toFixed(1)}`,
      tone,
      size * 0.055,
    );
  const s = size * 0.34;
  return [
    leaf(-s, 0.2 * s),
    leaf(s, 0.2 * s),
    leaf(-s * 0.8, -s * 0.35),
    leaf(s * 0.8, -s * 0.35),
    leaf(-s * 0.5, s * 0.7),
    leaf(s * 0.5, s * 0.7),
  ].join('');
}

/** Round bushes in a row. */
export function hedge(
  r: Random,
  light: Light,
  from: number,
  to: number,
  y: number,
  size: number,
): string {
  const bushes: string[] = [];
  for (let x = from; x < to; x += size * 1.3) {
    const radius = size * (0.75 + r.next() * 0.45);
    bushes.push(
      path(
        `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${(2 * radius).toFixed(1)} 0Z`,
        r.pick([light.lawn, darker(light.lawn, 0.12)]),
      ),
    );
  }
  return group(bushes);
}

/** A small car from its side; `y` is the road under its wheels. */
export function car(r: Random, x: number, y: number, size: number): string {
  const paint = r.pick([C.white, C.brick, C.marigold, C.green, C.slate, C.stone]);
  const w = size;
  const h = size * 0.22;
  return group([
    shadow(
      [
        poly(
          [
            [x, y],
            [x + w, y],
            [x + w + h, y + h * 0.7],
            [x + h, y + h * 0.7],
          ],
          C.ink,
        ),
      ],
      0.16,
    ),
    path(
      `M${(x + w * 0.16).toFixed(1)} ${(y - h).toFixed(1)}l${(w * 0.12).toFixed(1)} ${(-h * 0.8).toFixed(1)}h${(w * 0.38).toFixed(1)}l${(w * 0.17).toFixed(1)} ${(h * 0.8).toFixed(1)}Z`,
      darker(C.mist, 0.3),
    ),
    rect(x + w * 0.45, y - h * 1.78, w * 0.035, h * 0.8, paint),
    rect(x, y - h * 1.06, w, h * 0.86, paint, h * 0.3),
    rect(x, y - h * 0.55, w, h * 0.35, darker(paint, 0.12), h * 0.12),
    ...[0.2, 0.78].flatMap((at) => [
      circle(x + w * at, y - h * 0.16, h * 0.36, C.ink),
      circle(x + w * at, y - h * 0.16, h * 0.15, C.stone),
    ]),
  ]);
}

/** A street lamp. */
export function lamp(light: Light, x: number, y: number, height: number): string {
  const pole = darker(C.slate, 0.1);
  return (
    shadow(
      [
        poly(
          [
            [x, y],
            [x + 6, y],
            [x + height * 0.5, y + height * 0.4],
            [x + height * 0.48, y + height * 0.4],
          ],
          C.ink,
        ),
      ],
      0.12,
    ) +
    rect(x, y - height, 6, height, pole) +
    rect(x - 2, y - height, 44, 6, pole, 3) +
    rect(x + 20, y - height + 4, 24, 8, light.lamp, 4)
  );
}
