import type { Random } from '../random';

/** The site's colours and the few that a picture of houses needs beside them. */
export const C = {
  paper: '#FBFAF7',
  white: '#FFFFFF',
  ink: '#17211F',
  muted: '#55615E',
  line: '#E4E1DA',
  green: '#0F5A4B',
  deep: '#0B3F35',
  leaf: '#3E8B6F',
  mint: '#8CCDB9',
  mist: '#D5E7E0',
  marigold: '#E8A317',
  butter: '#F6D58A',
  sand: '#EBDCC0',
  stone: '#CFC6B6',
  clay: '#C98A63',
  brick: '#A85C42',
  blush: '#F0CDB6',
  slate: '#41504D',
  wood: '#9C6B45',
} as const;

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour that lies between two: `part` 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  const parts = channels(from).map((value, i) =>
    Math.round(value + ((end[i] ?? 0) - value) * part),
  );
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, part: number): string => mix(colour, C.ink, part);
export const lighter = (colour: string, part: number): string => mix(colour, C.white, part);

/** The light of an outdoor picture. */
export interface Light {
  readonly sky: string;
  readonly sun: string;
  readonly far: string;
  readonly ground: string;
  readonly lawn: string;
  readonly glass: string;
  /** The colour of a window with the lamp on, and in which part of the windows it is. */
  readonly lamp: string;
  readonly lit: number;
}

const MORNING: Light = {
  sky: '#F8E8CB',
  sun: '#F9C95E',
  far: '#EBD3AC',
  ground: '#E6D7BC',
  lawn: '#9CBF9C',
  glass: '#5E8F86',
  lamp: '#F6D58A',
  lit: 0.04,
};
const NOON: Light = {
  sky: '#D5E9E3',
  sun: '#FBF3D9',
  far: '#BBD8CE',
  ground: '#E2DCCD',
  lawn: '#7FB394',
  glass: '#4F8A84',
  lamp: '#F6D58A',
  lit: 0.02,
};
const EVENING: Light = {
  sky: '#F3C793',
  sun: '#E98F3A',
  far: '#E1AA78',
  ground: '#D9BC97',
  lawn: '#86A377',
  glass: '#6B6E66',
  lamp: '#FBE3A0',
  lit: 0.28,
};
const DUSK: Light = {
  sky: '#2C6A5E',
  sun: '#F2E6BE',
  far: '#215649',
  ground: '#35584E',
  lawn: '#1F5345',
  glass: '#1E4038',
  lamp: '#F7CF6B',
  lit: 0.5,
};
const MONSOON: Light = {
  sky: '#C4D3CF',
  sun: '#DDE6E2',
  far: '#A9BFB9',
  ground: '#CFCFC4',
  lawn: '#5F9C7C',
  glass: '#4A6F6C',
  lamp: '#F4D38D',
  lit: 0.12,
};

/** Day more often than night. */
export const anyLight = (r: Random): Light =>
  r.pick([MORNING, MORNING, NOON, NOON, NOON, EVENING, EVENING, DUSK, MONSOON]);

/** The coat of a building: wall, the band or lift core, and trim. */
export interface Coat {
  readonly wall: string;
  readonly band: string;
  readonly trim: string;
}
const coat = (wall: string, band: string, trim: string): Coat => ({ wall, band, trim });

const COATS: readonly Coat[] = [
  coat('#F4EEE1', C.clay, '#FFFFFF'),
  coat('#FFFFFF', C.green, '#E4E1DA'),
  coat('#E7B98F', '#F7EDDC', '#FFF8EC'),
  coat('#F1DDB8', C.brick, '#FFFDF6'),
  coat('#C9DAD2', '#F7F4EC', '#FFFFFF'),
  coat('#D98F66', '#F5E4CC', '#FFF5E6'),
  coat('#EFE7DA', C.slate, '#FFFFFF'),
  coat('#DDE3DC', C.leaf, '#FFFFFF'),
  coat('#B86950', '#F0DCC0', '#FBEEDC'),
  coat('#F7F3EA', C.marigold, '#FFFFFF'),
  coat('#A9C4B8', C.deep, '#F4F7F2'),
];
export const anyCoat = (r: Random): Coat => r.pick(COATS);
