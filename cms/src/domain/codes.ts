import { REGION_KINDS } from './addresses';
import { LIMITS } from './field-types/rule';
import { KIND_FACTS } from './listings';
import type { Kind } from './listings';
import type { Area } from './regions';

/** The full code of a listing and its parts. */
export interface Code {
  readonly area: Area;
  readonly kind: Kind;
  /** `DWK-R-1042` */
  readonly code: string;
}

/** The limits of a text that finds listings by a name. Source: docs/contract.md, "Finding listings". */
export const FIND_TEXT = { min: 2, max: LIMITS.text } as const;

/** The prefix of the codes of an area and kind: `DWK-R`. */
export const codePrefix = (area: Area, kind: Kind): string =>
  `${area.toUpperCase()}-${KIND_FACTS[kind].letter}`;

/** Removes the separators that people type: spaces, dashes, dots. */
const plain = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The codes that match a typed text: `dwk c 1017` gives `DWK-C-1017`. A part of a code, such as `C1017` or `1017`,
 * gives every code that it matches. Empty if the text is not a code.
 */
export function matchingCodes(typed: string): readonly Code[] {
  const [, letters = '', number] = /^([A-Z]*)(\d{1,9})$/.exec(plain(typed)) ?? [];
  if (number === undefined) return [];
  return REGION_KINDS.filter(({ area, kind }) => {
    const { letter } = KIND_FACTS[kind];
    const region = area.toUpperCase();
    return ['', letter, region, region + letter].includes(letters);
  }).map(({ area, kind }) => ({ area, kind, code: `${codePrefix(area, kind)}-${number}` }));
}
