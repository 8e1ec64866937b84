import { C, darker, lighter } from './palette';
import { circle, ellipse, group, path, poly, rect, stroke } from './svg';

/** What an emblem shows, drawn around 0,0 within 250 px to each side; `cast` is the outline that throws the shadow. */
export interface Subject {
  readonly shape: string;
  readonly cast: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

const star = (x: number, y: number, size: number, tone: string): string =>
  poly(
    [
      [x, y - size],
      [x + size * 0.3, y - size * 0.3],
      [x + size, y],
      [x + size * 0.3, y + size * 0.3],
      [x, y + size],
      [x - size * 0.3, y + size * 0.3],
      [x - size, y],
      [x - size * 0.3, y - size * 0.3],
    ],
    tone,
  );

const home = (wall: string, roof: string): string =>
  group([
    rect(90, -190, 46, 120, darker(roof, 0.1)),
    rect(-150, -70, 300, 260, wall),
    poly(
      [
        [0, -70],
        [150, -70],
        [150, 190],
        [0, 190],
      ],
      darker(wall, 0.06),
    ),
    poly(
      [
        [-200, -50],
        [0, -220],
        [200, -50],
        [170, -22],
        [0, -166],
        [-170, -22],
      ],
      roof,
    ),
    rect(-34, 60, 84, 130, C.wood) + circle(34, 126, 7, C.marigold),
    rect(-118, -20, 66, 62, C.mint) + rect(78, -20, 56, 62, C.mint),
  ]);

const key = group([
  `<circle cx="-110" cy="0" r="82" fill="none" stroke="${C.marigold}" stroke-width="44"/>`,
  rect(-40, -22, 280, 44, C.marigold, 8),
  rect(140, 10, 34, 70, C.marigold, 6) + rect(196, 10, 34, 54, C.marigold, 6),
  rect(-40, 2, 280, 20, darker(C.marigold, 0.14), 8),
  stroke('M-110 -104q-60 -80 -120 -20', C.paper, 9),
  group([home(C.paper, C.brick)], 'transform="translate(-236 -40) scale(0.36)"'),
]);

const papers = group([
  rect(-130, -210, 300, 390, lighter(C.stone, 0.3), 8),
  rect(-170, -180, 300, 390, C.paper, 8),
  ...[0, 1, 2, 3, 4].map((i) => rect(-130, -90 + i * 42, i === 4 ? 120 : 220, 12, C.line, 6)),
  rect(-130, -142, 140, 20, C.green, 8),
  circle(96, 150, 54, C.brick) +
    circle(96, 150, 38, lighter(C.brick, 0.2)) +
    star(96, 150, 26, C.paper),
  group(
    [
      rect(-12, -150, 24, 210, C.marigold, 4),
      poly(
        [
          [-12, 60],
          [12, 60],
          [0, 96],
        ],
        C.ink,
      ),
      rect(-12, -170, 24, 26, C.brick, 4),
    ],
    'transform="translate(190 -40) rotate(28)"',
  ),
]);

const coin = (x: number, y: number): string =>
  ellipse(x, y + 14, 76, 20, darker(C.marigold, 0.25)) +
  rect(x - 76, y, 152, 14, darker(C.marigold, 0.25)) +
  ellipse(x, y, 76, 20, C.marigold) +
  ellipse(x, y, 54, 13, lighter(C.marigold, 0.3));

const loan = group([
  group([home(C.paper, C.green)], 'transform="translate(-70 10) scale(0.9)"'),
  ...[0, 1, 2, 3, 4, 5].map((i) => coin(160, 176 - i * 28)),
  ...[0, 1, 2].map((i) => coin(20, 190 - i * 28)),
]);

const globe = group([
  circle(0, 20, 190, '#7FB9C2'),
  path('M-150 -60q60 -80 120 -70q30 40 -20 80q-10 60 -60 50q-20 60 -64 20q-10 -40 24 -80Z', C.leaf),
  path(
    'M60 -110q90 20 112 110q-30 60 -70 40q-20 80 -72 40q-30 -40 10 -80q-30 -50 20 -110Z',
    C.leaf,
  ),
  path('M-60 120q50 -30 80 10q10 50 -40 70q-50 -20 -40 -80Z', C.leaf),
  `<ellipse cx="0" cy="20" rx="250" ry="76" fill="none" stroke="${C.paper}" stroke-width="8" stroke-dasharray="4 24" stroke-linecap="round" transform="rotate(-18)"/>`,
  group(
    [
      path('M-70 -8h110q34 0 40 12q-6 12 -40 12h-110l-24 -36h20Z', C.paper),
      poly(
        [
          [-10, 6],
          [26, 6],
          [-20, 70],
          [-44, 70],
        ],
        C.marigold,
      ),
      poly(
        [
          [-10, -4],
          [20, -4],
          [-14, -50],
          [-36, -50],
        ],
        C.stone,
      ),
    ],
    'transform="translate(176 -104) rotate(-24) scale(1.3)"',
  ),
]);

const sofa = group([
  rect(-220, -70, 440, 150, C.leaf, 34),
  rect(-176, -10, 172, 86, lighter(C.leaf, 0.16), 20) +
    rect(4, -10, 172, 86, lighter(C.leaf, 0.16), 20),
  rect(-200, 56, 400, 66, darker(C.leaf, 0.1), 12),
  rect(-250, -6, 76, 136, C.green, 30) + rect(174, -6, 76, 136, C.green, 30),
  rect(-206, 126, 22, 40, C.wood) + rect(184, 126, 22, 40, C.wood),
  rect(-150, -30, 84, 84, C.marigold, 14),
  rect(-6, -250, 10, 120, C.slate) +
    poly(
      [
        [-54, -90],
        [-30, -150],
        [30, -150],
        [54, -90],
      ],
      C.butter,
    ),
]);

const shopFront = group([
  rect(-210, -70, 420, 270, C.paper),
  rect(-180, 0, 200, 150, C.mint) +
    poly(
      [
        [-180, 90],
        [-80, 0],
        [-30, 0],
        [-180, 130],
      ],
      lighter(C.mint, 0.4),
    ),
  rect(60, 0, 116, 200, C.wood) + rect(74, 16, 88, 100, C.mint) + circle(160, 138, 8, C.marigold),
  ...Array.from({ length: 7 }, (_, i) =>
    path(`M${String(-238 + i * 68)} -170h68v110a34 34 0 0 1 -68 0Z`, i % 2 ? C.paper : C.brick),
  ),
  rect(-238, -184, 476, 22, darker(C.brick, 0.2), 6),
]);

const care = group([
  path('M0 -220l180 66v120q-10 150 -180 230q-170 -80 -180 -230v-120Z', C.green),
  path('M0 -220l180 66v120q-10 150 -180 230Z', C.deep),
  group([home(C.paper, C.marigold)], 'transform="translate(0 -6) scale(0.62)"'),
]);

export const SUBJECTS = {
  sale: { shape: home(C.paper, C.brick), cast: { x: -150, y: -130, w: 330, h: 320 } },
  rent: { shape: key, cast: { x: -190, y: -70, w: 420, h: 150 } },
  commercial: { shape: shopFront, cast: { x: -230, y: -180, w: 460, h: 380 } },
  interior: { shape: sofa, cast: { x: -240, y: -60, w: 480, h: 190 } },
  nri: { shape: globe, cast: { x: -150, y: -120, w: 290, h: 290 } },
  loan: { shape: loan, cast: { x: -200, y: -120, w: 430, h: 300 } },
  papers: { shape: papers, cast: { x: -170, y: -190, w: 330, h: 400 } },
  care: { shape: care, cast: { x: -160, y: -150, w: 330, h: 260 } },
} as const satisfies Readonly<Record<string, Subject>>;

export type SubjectName = keyof typeof SUBJECTS;
