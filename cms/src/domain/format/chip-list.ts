import type { CardName } from '../api-types';
import { FIELDS } from '../fields';
import type { Field } from '../fields';

const entries = Object.entries(FIELDS) as [CardName, Field][];

/**
 * The chips of a card in their order: the field and the chip's label. The site's build replaces this module with its
 * value (`site/webpack.ts`), because the catalogue is larger than a page's own script.
 */
export const CHIPS: readonly (readonly [name: CardName, label: string])[] = entries
  .flatMap(([name, { chip }]) => (chip ? [{ name, ...chip }] : []))
  .sort((a, b) => a.place - b.place)
  .map(({ name, label }) => [name, label] as const);
