import type { InProgressUpdate, ShiftedList } from '../release/release-state';

/** Pages that may differ from the CMS: those of a listing, a page of a list, or the landing and region pages. */
export type RepairTarget =
  | { readonly what: 'listing'; readonly kind: InProgressUpdate['kind']; readonly id: string }
  | ({ readonly what: 'list' } & ShiftedList)
  | { readonly what: 'front' };
