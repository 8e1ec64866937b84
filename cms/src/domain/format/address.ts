import type { Listing } from '../api-types';

type Placed = Pick<Listing, 'address' | 'projectName' | 'locality' | 'city'>;

/** The words of a text in lower case, each with one space before and after it. */
const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

function joined(parts: readonly (string | null | undefined)[]): string {
  const said: string[] = [];
  for (const part of parts) {
    // Whole words are compared: `Sector 10` does not contain `Sector 1`.
    if (part && !wordsOf(said.join(' ')).includes(wordsOf(part))) said.push(part);
  }
  return said.join(', ');
}

/**
 * The address of a property within its city. The project and the locality are not repeated if the address names them.
 */
export const streetOf = ({ address, projectName, locality }: Placed): string =>
  joined([address, projectName, locality]);

/** The text by which maps find a property: its address, or else its project, then locality and city. */
export const placeOf = ({ address, projectName, locality, city }: Placed): string =>
  joined([address ?? projectName, locality, city]);
