import type { Listing } from '../api-types';

type Placed = Pick<Listing, 'address' | 'projectName' | 'locality' | 'city'>;

/** Its words, and nothing between them but a space. */
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
    // By whole words: `Sector 10` does not say `Sector 1`.
    if (part && !wordsOf(said.join(' ')).includes(wordsOf(part))) said.push(part);
  }
  return said.join(', ');
}

/** Where in its city a property is; an address that names its project and locality says them once. */
export const streetOf = ({ address, projectName, locality }: Placed): string =>
  joined([address, projectName, locality]);

/** Where a property is, as maps find it: by its own address where it has one, else by its project, in its locality. */
export const placeOf = ({ address, projectName, locality, city }: Placed): string =>
  joined([address ?? projectName, locality, city]);
