import { random } from '../random';
import type { Random } from '../random';
import { C, darker, lighter } from './palette';
import { pin } from './plot';
import { LANDSCAPE, circle, ellipse, group, picture, poly, rect, stroke } from './svg';

export interface MapFacts {
  /** A planned town of sectors with a metro line, or sectors strung along an expressway. */
  readonly shape: 'town' | 'corridor';
  /** Stations of the metro line through the town. */
  readonly stations?: number;
}

/** A map of where the brokerage deals; its words stand beside it on the page. */
export function drawLocalityMap(seed: string, { shape, stations = 0 }: MapFacts): string {
  const r = random(seed);
  return picture(LANDSCAPE, shape === 'town' ? town(r, stations) : corridor(r));
}

const block = (r: Random, x: number, y: number, w: number, h: number): string => {
  const tone = r.pick(['#F3ECDD', '#EFE4CF', '#F6F1E6', '#E9E3D5']);
  const houses = Array.from({ length: r.int(4, 9) }, () => {
    const bw = 14 + r.int(0, 24);
    return rect(
      x + 10 + r.next() * (w - bw - 20),
      y + 10 + r.next() * (h - 40),
      bw,
      12 + r.int(0, 16),
      r.pick(['#DDCFB6', '#D9BFA4', '#CFD8CF', '#E3CDB4']),
      2,
    );
  });
  const green = r.chance(0.4)
    ? circle(
        x + w * (0.3 + r.next() * 0.4),
        y + h * (0.3 + r.next() * 0.4),
        14 + r.int(0, 16),
        '#A9CDB0',
      )
    : '';
  return group([rect(x, y, w, h, tone, 12), ...houses, green]);
};

function town(r: Random, stations: number): string[] {
  const blocks: string[] = [];
  for (let row = -2; row < 7; row += 1) {
    for (let column = -1; column < 9; column += 1) {
      blocks.push(block(r, column * 172, row * 140, 154, 122));
    }
  }
  const step = 1180 / Math.max(1, stations);
  const line = 'M-60 560H330Q440 560 470 470L520 330Q550 250 650 250H1360';
  const along = (i: number): [number, number] => {
    const x = 60 + i * step;
    if (x < 340) return [x, 560];
    if (x < 470) return [430, 535];
    if (x < 600) return [520, 330];
    return [x, 250];
  };
  return [
    rect(0, 0, 1280, 768, lighter(C.stone, 0.1)),
    group(blocks, 'transform="rotate(-14 640 384)"'),
    ellipse(180, 250, 190, 104, '#9CC6A6'),
    ellipse(150, 240, 80, 42, '#B9D9BD'),
    stroke('M120 820Q420 520 640 620T1320 480', '#BBD6DB', 26),
    stroke('M-40 80Q520 -20 760 380T1320 700', C.paper, 30),
    stroke('M-40 80Q520 -20 760 380T1320 700', C.butter, 20),
    group([stroke(line, C.ink, 20)], 'transform="translate(14 14)" opacity="0.12"'),
    stroke(line, C.paper, 22),
    stroke(line, C.green, 12),
    ...Array.from({ length: stations }, (_, i) => {
      const [x, y] = along(i);
      return circle(x, y, 19, C.green) + circle(x, y, 11, C.paper);
    }),
    pin(770, 470, 1.25),
  ];
}

function corridor(r: Random): string[] {
  const road = 'M-60 150C260 150 300 330 560 380S980 480 1060 620L1120 840';
  const blocks: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      blocks.push(block(r, -40 + column * 152, -10 + row * 134 + (column % 2) * 26, 132, 112));
    }
  }
  return [
    rect(0, 0, 1280, 768, '#DCE3D3'),
    group(blocks, 'transform="rotate(9 640 384)"'),
    poly(
      [
        [960, 0],
        [1280, 0],
        [1280, 250],
        [1100, 210],
      ],
      '#A9CDB0',
    ),
    ...Array.from({ length: 16 }, () =>
      circle(
        1010 + r.next() * 260,
        20 + r.next() * 170,
        12 + r.int(0, 12),
        r.pick(['#8DBB9B', '#7AAE8E']),
      ),
    ),
    stroke('M-40 640Q400 560 640 400T1320 300', C.paper, 26),
    stroke('M-40 640Q400 560 640 400T1320 300', darker(C.sand, 0.08), 16),
    group([stroke(road, C.ink, 56)], 'transform="translate(20 20)" opacity="0.13"'),
    stroke(road, C.paper, 60),
    stroke(road, C.slate, 48),
    stroke(road, C.marigold, 4),
    stroke(road, C.paper, 3, '26 22'),
    loop(585, 395),
    pin(400, 300, 1.25),
  ];
}

/** The clover of an interchange. */
const loop = (x: number, y: number): string =>
  group(
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(
      ([dx = 0, dy = 0]) =>
        `<circle cx="${String(x + dx * 62)}" cy="${String(y + dy * 58)}" r="44" fill="none" stroke="${C.paper}" stroke-width="18"/>` +
        `<circle cx="${String(x + dx * 62)}" cy="${String(y + dy * 58)}" r="44" fill="none" stroke="${C.slate}" stroke-width="11"/>`,
    ),
  );
