import { RemovableChip } from '../../components/chips/removable-chip';
import { dayText, REGIONS } from '../../domain';
import type { Area } from '../../domain';
import { inboxAddress, WITHOUT_LISTING } from './inbox-query';
import type { FilterName, InboxFilters } from './inbox-query';
import { ownerLabel, useOwners } from './use-owners';

/** The filters that have no place in the status navigation, with their labels. */
const LABELS: Readonly<Partial<Record<FilterName, string>>> = {
  words: 'Words',
  listing: 'Listing',
  locality: 'Locality',
  owner: 'Owner',
  source: 'Source',
  area: 'Region',
  from: 'From',
  to: 'To',
};
const NAMES = Object.keys(LABELS) as readonly FilterName[];

/** The filters of the list; a press removes one. */
export function FilterChips({ filters }: { readonly filters: InboxFilters }) {
  const owners = useOwners(filters.owner !== undefined);
  const textOf = (name: FilterName, value: string): string => {
    if (name === 'owner') return ownerLabel(value, owners);
    if (name === 'listing' && value === WITHOUT_LISTING) return 'None';
    if (name === 'area') return REGIONS[value as Area].label;
    return name === 'from' || name === 'to' ? dayText(value) : value;
  };
  const shown = NAMES.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="wrap-8" aria-label="Filters">
      {shown.map(({ name, value }) => (
        <RemovableChip
          key={name}
          label={LABELS[name] ?? name}
          value={textOf(name, value)}
          without={inboxAddress({ ...filters, [name]: '' })}
        />
      ))}
    </ul>
  );
}
