import { readFileSync } from 'node:fs';
import { parse } from 'opentype.js';
import type { Font } from 'opentype.js';

/** The site's font. sharp draws texts with the fonts of the machine alone, and a server may have none. */
const FONT = '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff';
/** The units of the font in its size. In these units outlines are whole numbers. */
const UNITS = 1000;
/** The height of a capital letter, and of a line, in sizes. */
const CAPITAL = 0.714;
const LINE = 1.3;
/** A text has one line down to this part of the largest size. */
const ONE_LINE = 0.7;

/** A part of a text that stays in one line: a number with the sign behind it, or 20 letters of a longer one. */
const PART = /[^\s/,;-]{0,20}[\s/,;-]?/g;

let font: Font | undefined;

function openFont(): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(FONT));
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** A box in pixels, with the largest size of its text. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly maxSize: number;
}

/** A part of a text, or a line, with its width in sizes. */
interface Measured {
  readonly text: string;
  readonly width: number;
}

/** Puts the parts of a text into lines. A part that is longer than a line has a line of its own. */
function linesOf(parts: readonly Measured[], most: number): readonly Measured[] {
  const lines: Measured[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (!line || line.width + part.width > most) lines.push(part);
    else lines[lines.length - 1] = { text: line.text + part.text, width: line.width + part.width };
  }
  return lines;
}

/** The largest size at which a text fits into a box, and its lines. */
function fitted(parts: readonly Measured[], { width, height, maxSize }: TextBox) {
  for (let size = maxSize; ; size *= 0.97) {
    const lines = linesOf(parts, width / size);
    const isOne = lines.length === 1;
    const isLow = isOne || (size <= maxSize * ONE_LINE && lines.length * LINE * size <= height);
    if (isLow && lines.every((line) => line.width * size <= width)) return { size, lines };
  }
}

/**
 * A text in the middle of a box, as elements of an SVG. One that is too long for a line of the largest size gets a smaller
 * size, then more lines. A letter that the font lacks is an empty frame.
 */
export function textPaths(text: string, box: TextBox): string {
  const opened = (font ??= openFont());
  const measured = (part: string) => ({ text: part, width: opened.getAdvanceWidth(part, 1) });
  const { size, lines } = fitted((text.replace(/\s/g, ' ').match(PART) ?? []).map(measured), box);
  const top = (box.height + (CAPITAL - (lines.length - 1) * LINE) * size) / 2;
  return lines
    .map((line, at) => {
      const x = (box.width - measured(line.text.trim()).width * size) / 2;
      const place = `translate(${String(x)} ${String(top + at * LINE * size)})`;
      // `toPathData` fails for parts of a pixel.
      const outlines = opened.getPath(line.text.trim(), 0, 0, UNITS).toPathData(0);
      return `<path transform="${place} scale(${String(size / UNITS)})" d="${outlines}"/>`;
    })
    .join('');
}
