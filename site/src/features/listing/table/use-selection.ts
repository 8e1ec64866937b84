import { useState } from 'react';

export interface Selection {
  /** The selected listings of this page. */
  readonly selected: readonly string[];
  /** Whether all listings of the search are selected, also those of other pages. */
  readonly isAll: boolean;
  /** Selects listings of the page, or takes them out. */
  readonly select: (ids: readonly string[], isSelected: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/**
 * The listings that are selected on a page of a list. Another page, or another search, begins without a selection.
 * @param ids the listings of the page; `address` that of the search and its page
 */
export function useSelection(ids: readonly string[], address: string): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAll = allOf === address;
  const selected = ids.filter((id) => isAll || chosen.has(id));
  return {
    selected,
    isAll,
    select: (some, isSelected) => {
      const others = selected.filter((id) => !some.includes(id));
      setAllOf(null);
      setChosen(new Set(isSelected ? [...others, ...some] : others));
    },
    selectAll: () => {
      setAllOf(address);
    },
    clear: () => {
      setAllOf(null);
      setChosen(new Set());
    },
  };
}
