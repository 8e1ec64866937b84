import { random } from '../random';
import { C, darker } from './palette';
import { circle, ellipse, path, picture, poly, rect } from './svg';

const SKIN = ['#C68B5F', '#B0754C', '#D9A577', '#8F5B3A', '#E0B48A'];
const HAIR = ['#1E1A18', '#2E2320', '#4A3A34', '#8A8782'];

/** A reviewer's head and shoulders, square. */
export function drawPortrait(
  seed: string,
  { isWoman = false }: { readonly isWoman?: boolean },
): string {
  const r = random(seed);
  const skin = r.pick(SKIN);
  const hair = r.pick(isWoman ? HAIR.slice(0, 3) : HAIR);
  const cloth = r.pick([C.green, C.brick, C.marigold, C.slate, C.leaf, C.clay, C.white]);
  const ground = r.pick([C.mint, C.butter, C.blush, C.mist, C.sand]);
  const size = { width: 300, height: 300 };
  return picture(size, [
    rect(0, 0, 300, 300, ground),
    poly(
      [
        [200, 110],
        [300, 210],
        [300, 300],
        [120, 300],
      ],
      darker(ground, 0.1),
    ),
    isWoman ? path('M76 132a74 74 0 0 1 148 0v96q-74 34 -148 0Z', hair) : '',
    path('M42 300q6 -84 80 -88h56q74 4 80 88Z', cloth),
    poly(
      [
        [122, 212],
        [150, 250],
        [178, 212],
      ],
      isWoman ? darker(cloth, 0.2) : C.white,
    ),
    rect(126, 176, 48, 44, darker(skin, 0.14), 20),
    ellipse(150, 136, 54, 64, skin),
    path('M150 72a54 64 0 0 1 0 128Z', darker(skin, 0.06)),
    path(
      isWoman
        ? 'M94 134q-4 -72 56 -72q60 0 56 72q-14 -40 -56 -46q-42 6 -56 46Z'
        : 'M94 122q-6 -64 56 -66q62 2 56 66q-8 -26 -20 -32q-36 10 -72 0q-12 6 -20 32Z',
      hair,
    ),
    circle(130, 140, 5, C.ink) + circle(170, 140, 5, C.ink),
    `<path d="M134 168q16 14 32 0" fill="none" stroke="${darker(skin, 0.5)}" stroke-width="4" stroke-linecap="round"/>`,
    !isWoman && r.chance(0.4) ? path('M122 160q28 -14 56 0q-4 8 -28 4q-24 4 -28 -4Z', hair) : '',
    isWoman && r.chance(0.6) ? circle(150, 100, 5, C.brick) : '',
    r.chance(0.3)
      ? `<path d="M114 140a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M154 140a16 16 0 1 0 32 0a16 16 0 1 0 -32 0M146 138h8" fill="none" stroke="${C.ink}" stroke-width="4"/>`
      : '',
  ]);
}
