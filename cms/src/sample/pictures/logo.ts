import { C } from './palette';
import { circle, path, picture, poly, rect } from './svg';

/** The sample brand's mark: two houses, one per office, below a sun; square, for a green ground or a white one. */
export const drawLogo = (): string =>
  picture({ width: 512, height: 512 }, [
    rect(0, 0, 512, 512, C.green, 112),
    poly(
      [
        [336, 176],
        [512, 352],
        [512, 400],
        [400, 512],
        [180, 512],
        [120, 400],
      ],
      C.deep,
    ),
    circle(256, 150, 50, C.marigold),
    path('M112 400V262l84 -70l84 70v138Z', C.paper),
    path('M280 400V300l60 -50l64 52v98Z', C.mint),
    rect(172, 318, 48, 82, C.green, 6),
    rect(324, 336, 36, 64, C.deep, 5),
    rect(96, 396, 324, 16, C.marigold, 8),
  ]);
