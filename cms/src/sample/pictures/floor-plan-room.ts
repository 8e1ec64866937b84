import type { Random } from '../random';
import { C, darker, lighter, mix } from './palette';
import { INK, circle, ellipse, group, rect, shadow, stroke } from './svg';

/** A room of the plan and where it lies. */
export interface Cell {
  readonly use: 'bed' | 'bath' | 'living' | 'kitchen' | 'balcony' | 'hall';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const WALL = 10;

/** A room with its floor, its walls and what stands in it. */
export function room(r: Random, cell: Cell, tone: string): string {
  const { use, x, y, w, h } = cell;
  const floors = {
    bed: mix(tone, C.paper, 0.35),
    bath: C.mist,
    living: C.paper,
    kitchen: mix(C.sand, C.paper, 0.3),
    balcony: '#C5DCCB',
    hall: C.paper,
  };
  const lines: string[] = [];
  const step = use === 'bath' || use === 'kitchen' ? 22 : 0;
  for (let at = step; step > 0 && at < w; at += step)
    lines.push(rect(x + at, y, 1, h, darker(floors[use], 0.08)));
  for (let at = step; step > 0 && at < h; at += step)
    lines.push(rect(x, y + at, w, 1, darker(floors[use], 0.08)));
  const edge = use === 'balcony' ? 4 : WALL;
  const frame =
    use === 'hall'
      ? ''
      : `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="none" stroke="${use === 'balcony' ? C.muted : C.ink}" stroke-width="${String(edge)}"/>`;
  return group([rect(x, y, w, h, floors[use]), ...lines, furnish(r, cell), frame]);
}

function furnish(r: Random, { use, x, y, w, h }: Cell): string {
  const quilt = r.pick([C.green, C.leaf, C.clay, C.marigold, C.brick]);
  switch (use) {
    case 'bed': {
      const bw = Math.min(120, w * 0.5);
      const bx = x + (w - bw) / 2;
      return group([
        shadow([rect(bx + 12, y + 26, bw, 130, INK)], 0.12),
        rect(bx, y + 14, bw, 130, C.white, 6),
        rect(bx + 10, y + 22, bw / 2 - 14, 28, C.line, 5) +
          rect(bx + bw / 2 + 4, y + 22, bw / 2 - 14, 28, C.line, 5),
        rect(bx, y + 66, bw, 78, quilt, 6),
        rect(bx - 30, y + 14, 24, 26, C.wood, 3) + rect(bx + bw + 6, y + 14, 24, 26, C.wood, 3),
        rect(x + 12, y + h - 38, w * 0.55, 26, lighter(C.wood, 0.35)) +
          stroke(
            `M${(x + 12).toFixed(0)} ${(y + h - 38).toFixed(0)}l${(w * 0.55).toFixed(0)} 26`,
            C.wood,
            2,
          ),
      ]);
    }
    case 'bath':
      return group([
        ellipse(x + w / 2, y + 40, 18, 24, C.white) +
          rect(x + w / 2 - 20, y + 8, 40, 16, C.white, 4),
        rect(x + w - 44, y + h - 54, 34, 44, C.white, 8) +
          circle(x + w - 27, y + h - 32, 10, C.mist),
      ]);
    case 'kitchen':
      return group([
        rect(x, y + h - 46, w, 46, C.stone) + rect(x + w - 46, y, 46, h, C.stone),
        ...[0, 1, 2, 3].map((i) =>
          circle(x + 40 + (i % 2) * 26, y + h - 32 + Math.floor(i / 2) * 18, 8, C.slate),
        ),
        rect(x + w - 40, y + 54, 34, 52, C.white, 6),
      ]);
    case 'living':
      return group([
        rect(x + 30, y + h - 210, w * 0.36, 160, mix(quilt, C.paper, 0.6), 4),
        shadow([rect(x + 24 + 12, y + h - 190 + 12, 48, 130, INK)], 0.12),
        rect(x + 24, y + h - 190, 48, 130, C.slate, 8) +
          rect(x + 24, y + h - 190, 16, 130, darker(C.slate, 0.3), 6),
        rect(x + 100, y + h - 160, 44, 70, lighter(C.wood, 0.3), 4),
        shadow([rect(x + w * 0.62 + 10, y + 92, 104, 70, INK)], 0.12),
        rect(x + w * 0.62, y + 80, 104, 70, C.wood, 6),
        ...[0, 1, 2].flatMap((i) => [
          circle(x + w * 0.62 + 20 + i * 32, y + 66, 12, C.clay),
          circle(x + w * 0.62 + 20 + i * 32, y + 164, 12, C.clay),
        ]),
      ]);
    case 'balcony':
      return group([
        circle(x + 26, y + h / 2, 13, C.leaf),
        circle(x + 58, y + h / 2, 9, C.leaf),
        circle(x + w - 30, y + h / 2, 12, C.clay),
      ]);
    case 'hall':
      return '';
  }
}
