/** The few shapes that all drawings are made of. Coordinates are pixels of the finished picture. */
export type Point = readonly [x: number, y: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}
export const LANDSCAPE: Size = { width: 1280, height: 768 };
export const PORTRAIT: Size = { width: 768, height: 1280 };

const round = (n: number): string => String(Math.round(n * 10) / 10);

/** `radius` rounds the corners. */
export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, w))}" height="${round(Math.max(0, h))}" fill="${fill}"${radius ? ` rx="${round(radius)}"` : ''}/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

export const poly = (points: readonly Point[], fill: string): string =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A line along a path that is not filled. */
export const stroke = (d: string, colour: string, width: number, dash = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

export const group = (children: readonly string[], attributes = ''): string =>
  `<g${attributes ? ` ${attributes}` : ''}>${children.join('')}</g>`;

/** Shapes of one shadow: together they darken once, however they overlap. */
export const shadow = (children: readonly string[], depth = 0.14): string =>
  group(children, `opacity="${String(depth)}"`);

/** The long shadow that a box throws to the lower right, as one shape. */
export const longShadow = (x: number, y: number, w: number, h: number, length: number): string =>
  poly(
    [
      [x + w, y],
      [x + w + length, y + length],
      [x + w + length, y + h + length],
      [x + length, y + h + length],
      [x, y + h],
    ],
    INK,
  );

export const INK = '#17211F';

/** What is drawn inside a box; nothing shows outside of it. `id` is unique in the picture. */
export const clipped = (
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  inside: readonly string[],
) =>
  `<clipPath id="${id}"><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/></clipPath>` +
  group(inside, `clip-path="url(#${id})"`);

/** A whole picture. */
export const picture = ({ width, height }: Size, children: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${children.join('')}</svg>`;
