import type { ComponentType } from 'react';
import type { Action, Area } from '../domain';

/** An entry of the staff menu: a link to a page, or an action. */
export type StaffEntry =
  | {
      readonly label: string;
      readonly to: string;
      /** Shows a number beside the label. It is mounted while the menu is open. */
      readonly Count?: ComponentType;
    }
  | {
      readonly label: string;
      readonly open: () => void;
      /** The key that opens it on every page, outside of text fields. */
      readonly shortcut?: string;
    };

/**
 * Returns the entries of a feature for the current user.
 * @param area the region of the page; null outside the regions
 * @param can whether the user has a right; the region is needed if the right applies per region
 * @param account the `_id` of the current user's account
 */
export type StaffEntries = (
  area: Area | null,
  can: (action: Action, area?: Area) => boolean,
  account: string,
) => readonly StaffEntry[];
