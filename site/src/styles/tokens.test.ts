import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { THEME_COLOURS } from './theme-colours';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [, lightPart = '', darkPart = ''] =
  /^([\s\S]*?)@media screen and \(prefers-color-scheme: dark\)([\s\S]*?)@media/.exec(
    css.replace(/@media \(min-width[\s\S]*?\n}\n/g, ''),
  ) ?? [];

const coloursOf = (part: string): Map<string, string> =>
  new Map(
    Array.from(part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const light = coloursOf(lightPart);
/** The dark part contains only the colours that differ from the light scheme. */
const dark = new Map([...light, ...coloursOf(darkPart)]);

/** Relative luminance and contrast: WCAG 2.2, 1.4.3. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Each text colour with its backgrounds. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'surface', 'primary-soft', 'danger-soft', 'success-soft'],
  'ink-muted': ['paper', 'surface', 'primary-soft', 'hairline'],
  primary: ['paper', 'surface', 'primary-soft'],
  'primary-strong': ['paper', 'surface', 'primary-soft'],
  'on-primary': ['primary', 'primary-strong'],
  'on-accent': ['accent', 'accent-strong'],
  danger: ['paper', 'surface', 'danger-soft'],
  surface: ['danger'],
  success: ['paper', 'surface', 'success-soft'],
  'on-deep': ['deep'],
  'on-deep-muted': ['deep'],
  'on-avatar': [0, 1, 2, 3, 4, 5, 6].map((n) => `avatar-${String(n)}`),
};

const PAIRS = Object.entries(TEXTS).flatMap(([text, grounds]) =>
  grounds.map((ground) => [text, ground] as const),
);

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s colours', (scheme, colours) => {
  const colour = (name: string): string => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`tokens.css has no colour --${name}`);
    return value;
  };

  it.each(PAIRS)('%s is read on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'surface'])(
    'the line of a field and the focus ring are seen on %s',
    (ground) => {
      expect(contrast(colour('field-line'), colour(ground))).toBeGreaterThanOrEqual(3);
      expect(contrast(colour('primary'), colour(ground))).toBeGreaterThanOrEqual(3);
    },
  );

  it('gives the frame of the browser the colour of the header', () => {
    expect(THEME_COLOURS[scheme]).toBe(colour('surface'));
  });
});
