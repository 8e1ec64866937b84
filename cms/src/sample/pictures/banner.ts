import { random } from '../random';
import type { Random } from '../random';
import { pane } from './openings';
import { C, anyCoat, anyLight, darker, lighter } from './palette';
import type { Light } from './palette';
import { hedge, sky, tree } from './scenery';
import {
  LANDSCAPE,
  circle,
  ellipse,
  group,
  path,
  picture,
  poly,
  rect,
  shadow,
  stroke,
} from './svg';

/** The town with its metro: a row of unlike houses behind the viaduct on which a train goes by. */
export function drawTown(seed: string): string {
  const r = random(seed);
  const light = anyLight(r);
  return picture(LANDSCAPE, [
    sky(r, light, LANDSCAPE, 620),
    rect(0, 620, 1280, 148, light.lawn),
    ...row(r, light, 620),
    hedge(r, light, -20, 1300, 640, 30),
    ...Array.from({ length: 7 }, (_, i) =>
      tree(r, light, 40 + i * 190 + r.int(-40, 40), 612, 120 + r.int(0, 60)),
    ),
    ...viaduct(r, light),
  ]);
}

function row(r: Random, light: Light, ground: number): string[] {
  const houses: string[] = [];
  for (let x = -40; x < 1280; ) {
    const coat = anyCoat(r);
    const w = 120 + r.int(0, 90);
    const floors = r.pick([2, 3, 4, 7, 9, 11]);
    const storey = floors > 5 ? 42 : 62;
    const top = ground - floors * storey - 20;
    const columns = w > 160 ? 3 : 2;
    houses.push(
      rect(x, top, w, ground - top, coat.wall),
      rect(x + w - 22, top, 22, ground - top, darker(coat.wall, 0.2)),
      rect(x - 6, top - 10, w + 12, 14, coat.trim),
      rect(x + w * 0.3, top - 34, w * 0.26, 26, coat.band),
      ...Array.from({ length: floors * columns }, (_, i) =>
        pane(
          r,
          light,
          x + 12 + (i % columns) * ((w - 40) / columns),
          top + 16 + Math.floor(i / columns) * storey,
          (w - 40) / columns - 12,
          storey * 0.58,
          coat.trim,
        ),
      ),
    );
    x += w + r.int(4, 40);
  }
  return houses;
}

function viaduct(r: Random, light: Light): string[] {
  const deck = 604;
  const train = 260 + r.int(0, 160);
  const stone = lighter(C.stone, 0.25);
  return [
    ...Array.from(
      { length: 4 },
      (_, i) =>
        shadow(
          [
            poly(
              [
                [120 + i * 340, 730],
                [180 + i * 340, 730],
                [250 + i * 340, 768],
                [190 + i * 340, 768],
              ],
              C.ink,
            ),
          ],
          0.14,
        ) +
        path(
          `M${String(110 + i * 340)} ${String(deck + 36)}h90l-24 40v92h-42v-92Z`,
          darker(stone, 0.12),
        ),
    ),
    rect(0, deck, 1280, 40, stone),
    rect(0, deck + 30, 1280, 10, darker(stone, 0.14)),
    rect(0, deck - 8, 1280, 10, lighter(stone, 0.5)),
    ...[0, 1, 2].map((i) => car(r, light, train + i * 252, deck - 8, i === 2)),
  ];
}

const car = (r: Random, light: Light, x: number, y: number, isHead: boolean): string =>
  group([
    isHead
      ? path(`M${String(x)} ${String(y - 92)}h190q50 6 62 84v8h-252Z`, C.paper)
      : rect(x, y - 92, 246, 92, C.paper, 8),
    rect(x, y - 28, isHead ? 252 : 246, 12, C.green),
    ...[0, 1, 2, 3].map((i) =>
      rect(
        x + 16 + i * 52,
        y - 78,
        38,
        34,
        r.chance(0.3) ? light.lamp : darker(light.glass, 0.1),
        5,
      ),
    ),
    isHead ? path(`M${String(x + 214)} ${String(y - 78)}q20 10 26 40h-26Z`, C.slate) : '',
  ]);

/** From far away to the home town: a plane above the clouds and a small skyline. */
export function drawJourney(seed: string): string {
  const r = random(seed);
  const light = anyLight(r);
  const cloud = (x: number, y: number, w: number, tone: string): string =>
    rect(x, y, w, 46, tone, 23) +
    circle(x + w * 0.34, y, 44, tone) +
    circle(x + w * 0.58, y - 10, 58, tone) +
    circle(x + w * 0.76, y + 8, 34, tone);
  return picture(LANDSCAPE, [
    sky(r, light, LANDSCAPE, 720),
    rect(0, 720, 1280, 48, light.lawn),
    cloud(60, 520, 360, lighter(light.sky, 0.35)),
    cloud(860, 590, 380, lighter(light.sky, 0.35)),
    stroke('M-20 600Q340 520 700 330', lighter(light.sky, 0.7), 8, '2 26'),
    plane(700, 320),
    cloud(-80, 660, 420, lighter(light.sky, 0.7)),
    cloud(520, 690, 480, lighter(light.sky, 0.7)),
  ]);
}

const plane = (x: number, y: number): string =>
  group(
    [
      shadow(
        [
          poly(
            [
              [-150, 26],
              [210, 26],
              [520, 336],
              [160, 336],
            ],
            C.ink,
          ),
        ],
        0.06,
      ),
      poly(
        [
          [-30, 0],
          [50, 0],
          [-60, -150],
          [-110, -150],
        ],
        C.stone,
      ),
      path('M-210 -26q-14 40 50 40h300q110 0 116 -34q-6 -34 -116 -34h-300Z', C.paper),
      path('M-210 -26q-14 40 50 40h300q110 0 116 -34Z', C.line),
      poly(
        [
          [-210, -30],
          [-150, -50],
          [-190, -140],
          [-240, -140],
        ],
        C.green,
      ),
      poly(
        [
          [-20, 0],
          [80, 0],
          [-70, 190],
          [-130, 190],
        ],
        lighter(C.green, 0.1),
      ),
      ...Array.from({ length: 9 }, (_, i) => ellipse(-120 + i * 34, -34, 8, 10, C.slate)),
      path('M196 -48q34 6 50 20h-56Z', C.slate),
    ],
    `transform="translate(${String(x)} ${String(y)}) rotate(-16) scale(1.15)"`,
  );
