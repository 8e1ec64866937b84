import { random } from '../random';
import type { Random } from '../random';
import { C, darker, lighter } from './palette';
import { INK, LANDSCAPE, circle, group, path, picture, poly, rect, shadow } from './svg';

/** An award on a shelf: a medal on its ribbon, a cup, or a framed certificate. */
export function drawAward(
  seed: string,
  { shape }: { readonly shape: 'medal' | 'cup' | 'certificate' },
): string {
  const r = random(seed);
  const ground = r.pick([C.mist, C.sand, '#F3E2CB', '#DCE6DF', '#EADFCB']);
  const draw = { medal, cup, certificate }[shape];
  return picture(LANDSCAPE, [
    rect(0, 0, 1280, 768, ground),
    circle(640, 360, 420, lighter(ground, 0.3)),
    circle(640, 360, 300, lighter(ground, 0.5)),
    rect(0, 640, 1280, 128, darker(ground, 0.1)),
    rect(0, 640, 1280, 8, lighter(ground, 0.5)),
    draw(r),
  ]);
}

function laurel(x: number, y: number, radius: number, tone: string): string {
  return group(
    Array.from({ length: 9 }, (_, i) => {
      const angle = 105 + i * 17;
      const leaf = (turn: number): string =>
        `<ellipse cx="0" cy="${String(-radius)}" rx="15" ry="34" fill="${tone}" transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)}) rotate(24 0 ${String(-radius)})"/>`;
      return leaf(angle) + leaf(-angle - 10);
    }),
  );
}

const star = (x: number, y: number, size: number, tone: string): string =>
  poly(
    Array.from({ length: 10 }, (_, i): [number, number] => {
      const length = i % 2 ? size * 0.42 : size;
      const angle = (Math.PI / 5) * i - Math.PI / 2;
      return [x + length * Math.cos(angle), y + length * Math.sin(angle)];
    }),
    tone,
  );

function medal(r: Random): string {
  const ribbon = r.pick([C.green, C.brick, C.slate]);
  const gold = C.marigold;
  return group([
    shadow(
      [
        poly(
          [
            [760, 360],
            [1280, 880],
            [1280, 1280],
            [900, 1000],
            [560, 560],
          ],
          INK,
        ),
      ],
      0.1,
    ),
    poly(
      [
        [520, 60],
        [610, 60],
        [690, 300],
        [590, 330],
      ],
      darker(ribbon, 0.2),
    ),
    poly(
      [
        [760, 60],
        [670, 60],
        [590, 300],
        [690, 330],
      ],
      ribbon,
    ),
    poly(
      [
        [700, 60],
        [720, 60],
        [640, 310],
        [622, 306],
      ],
      C.paper,
    ),
    laurel(640, 420, 210, C.leaf),
    circle(640, 420, 166, darker(gold, 0.2)),
    circle(640, 420, 152, gold),
    path('M640 268a152 152 0 0 1 0 304Z', darker(gold, 0.1)),
    circle(640, 420, 118, lighter(gold, 0.35)),
    star(640, 420, 84, darker(gold, 0.12)),
    star(640, 414, 84, C.paper),
  ]);
}

function cup(r: Random): string {
  const gold = r.pick([C.marigold, '#D9A441']);
  const base = r.pick([C.deep, C.slate, '#6B4630']);
  return group([
    shadow(
      [
        poly(
          [
            [800, 200],
            [1280, 680],
            [1280, 768],
            [620, 768],
            [560, 640],
          ],
          INK,
        ),
      ],
      0.1,
    ),
    `<path d="M500 190q-110 -10 -96 84q12 84 118 96M780 190q110 -10 96 84q-12 84 -118 96" fill="none" stroke="${darker(gold, 0.15)}" stroke-width="26"/>`,
    path('M480 140h320q-4 300 -130 330h-60q-126 -30 -130 -330Z', gold),
    path('M640 140h160q-4 300 -130 330h-30Z', darker(gold, 0.13)),
    rect(464, 122, 352, 30, lighter(gold, 0.25), 10),
    star(640, 276, 78, C.paper),
    rect(616, 470, 48, 64, darker(gold, 0.2)),
    rect(560, 530, 160, 26, gold, 8),
    rect(520, 556, 240, 92, base, 6),
    rect(574, 582, 132, 40, lighter(gold, 0.3), 4),
    rect(592, 596, 96, 5, base) + rect(608, 607, 64, 4, base),
  ]);
}

function certificate(r: Random): string {
  const frame = r.pick([C.wood, C.deep, C.slate]);
  const seal = r.pick([C.brick, C.green, C.marigold]);
  const line = (y: number, w: number, tone: string, h = 10): string =>
    rect(640 - w / 2, y, w, h, tone, h / 2);
  return group([
    shadow(
      [
        poly(
          [
            [960, 130],
            [1280, 450],
            [1280, 768],
            [460, 768],
            [320, 630],
          ],
          INK,
        ),
      ],
      0.1,
    ),
    rect(320, 110, 640, 530, frame, 6),
    rect(346, 136, 588, 478, C.paper),
    `<rect x="366" y="156" width="548" height="438" fill="none" stroke="${C.marigold}" stroke-width="4"/>`,
    `<rect x="376" y="166" width="528" height="418" fill="none" stroke="${C.line}" stroke-width="3"/>`,
    star(640, 222, 36, C.marigold),
    line(284, 340, C.green, 24),
    line(336, 250, C.stone),
    line(378, 390, C.line) + line(402, 420, C.line) + line(426, 330, C.line),
    rect(432, 520, 150, 4, C.muted),
    poly(
      [
        [752, 510],
        [726, 592],
        [766, 570],
        [778, 606],
        [800, 520],
      ],
      darker(seal, 0.25),
    ),
    circle(776, 492, 54, seal),
    circle(776, 492, 40, lighter(seal, 0.18)),
    star(776, 492, 28, C.paper),
  ]);
}
