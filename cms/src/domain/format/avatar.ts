/** A reviewer without a picture gets an avatar: an initial on one of seven colours. */
const COLOURS = 7;

/** The first letter of a name, in upper case; `?` for an empty name. */
export const initialOf = (name: string): string =>
  Array.from(name.trim())[0]?.toLocaleUpperCase('en-IN') ?? '?';

/**
 * The number of the colour, from 0 to 6. A name always has the same colour, so pages do not change between renderings.
 */
export const colourOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7) %
  COLOURS;
