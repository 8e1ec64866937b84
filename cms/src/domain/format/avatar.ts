/** A reviewer's avatar where there is no picture: an initial on one of seven colours. */
const COLOURS = 7;

/** The first letter of a name, in capitals; `?` of an empty one. */
export const initialOf = (name: string): string =>
  Array.from(name.trim())[0]?.toLocaleUpperCase('en-IN') ?? '?';

/** One of seven, from 0: the same for the same name, so that a static page is the same at each rendering. */
export const colourOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7) %
  COLOURS;
