import { KINDS, PUBLIC_FIELDS } from '../../lib/domain';
import type { DetailFacts, Kind, Listing, ListingCard } from '../../lib/domain';

/** The facts of a listing that cards do not have. A detail page has their words alone. */
export const DETAIL_FACTS: readonly string[] = [
  'priceHistory',
  'checkedOn',
  'closedOn',
  'reraApplies',
] satisfies readonly (keyof DetailFacts)[];

const detailOnly: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    new Set([
      ...PUBLIC_FIELDS[kind].filter((field) => !field.onCard).map((field) => field.name),
      ...DETAIL_FACTS,
    ]),
  ]),
);

/** The card of a listing: its fields without those that only its detail page shows. */
export function cardOf(kind: Kind, listing: Listing): ListingCard {
  const entries: [string, unknown][] = Object.entries(listing);
  const onCard = entries.filter(([name]) => !detailOnly[kind]?.has(name));
  return Object.fromEntries(onCard) as unknown as ListingCard;
}
