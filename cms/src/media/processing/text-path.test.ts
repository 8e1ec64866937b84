import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { textPaths } from './text-path';

const BOX = { width: 1100, height: 104, maxSize: 46 };
/** Space around the box, so that what leaves it is seen. */
const AROUND = 50;

/** The text as it is drawn: the edges of what is not empty, from the box's own, in pixels. */
async function edgesOf(text: string) {
  const [width, height] = [BOX.width + 2 * AROUND, BOX.height + 2 * AROUND];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">` +
    `<g transform="translate(${String(AROUND)} ${String(AROUND)})">${textPaths(text, BOX)}</g></svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) - AROUND;
  const top = -(info.trimOffsetTop ?? 0) - AROUND;
  return {
    left,
    top,
    right: BOX.width - left - info.width,
    bottom: BOX.height - top - info.height,
  };
}

const sizesOf = (text: string): number[] =>
  [...textPaths(text, BOX).matchAll(/scale\(([\d.]+)\)/g)].map(([, size]) => Number(size) * 1000);

const NUMBER = 'RC/REP/HARERA/GGM/735/467/2023/79';

describe('a text in a box', () => {
  it('has the largest size and stands in the middle if it is short', async () => {
    expect(sizesOf('RERA Number: R-1')).toEqual([46]);
    const { left, right, top, bottom } = await edgesOf('RERA Number: R-1');
    expect(Math.abs(left - right)).toBeLessThan(10);
    expect(Math.abs(top - bottom)).toBeLessThan(4);
  });

  it('gets a smaller size, then lines', () => {
    const [one = 0, ...none] = sizesOf(`RERA Number: ${NUMBER} and`);
    expect(none).toEqual([]);
    expect(one).toBeGreaterThan(46 * 0.7);
    expect(one).toBeLessThan(46);
    const lines = sizesOf(`RERA Number: ${NUMBER} and ${NUMBER}`);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBeGreaterThan(26);
  });

  it.each([
    ['one word', 'W'.repeat(200)],
    ['numbers', `${NUMBER}, `.repeat(6).slice(0, 200)],
    ['narrow letters', 'i '.repeat(100)],
    ['signs of SVG', '<path d="M0 0"/>&amp;'],
    ['letters that the font lacks', '₹ हरेरा 😀 \ud800 \u0000'],
  ])('stays in the box: %s', async (_name, text) => {
    for (const edge of Object.values(await edgesOf(text))) expect(edge).toBeGreaterThanOrEqual(-1);
    expect(
      textPaths(text, BOX).replaceAll(/<path|transform="translate|scale|" d="|"\/>/g, ''),
    ).toMatch(/^[-\d.() MLQCZe]*$/);
  });

  it('has whole outlines at every length', () => {
    const letters = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('');
    for (let most = 1; most <= 94; most += 1)
      expect(textPaths(letters.slice(0, most), BOX)).not.toContain('NaN');
  });

  it('breaks a number without any sign into lines, and takes a line end for a space', () => {
    const sizes = sizesOf(`RERA Number: ${'W'.repeat(200)}`);
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.min(...sizes)).toBeGreaterThan(12);
    expect(textPaths('A\nB', BOX)).toBe(textPaths('A B', BOX));
  });

  it('is empty without letters', () => {
    expect(textPaths('', BOX)).not.toContain('NaN');
  });
});
