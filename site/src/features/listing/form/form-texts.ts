import { KIND_FACTS } from '../../../domain';
import type { Area, Kind, ListingCard, ListKey } from '../../../domain';

/** The purpose of the form. An edit and a duplicate start from the listing with this id. */
export type ListingFormOf = { readonly area: Area; readonly kind: Kind } & (
  | { readonly mode: 'create' }
  | { readonly mode: 'edit' | 'duplicate'; readonly id: string }
);

/** The form that edits only the price of a listing, with the price that its card shows. */
export interface PriceFormOf {
  readonly area: Area;
  readonly mode: 'price';
  readonly listing: ListingCard;
}

/** The choice of a listing's stage, with the stage that its card shows; or the facts of its closing at once. */
export interface StageFormOf {
  readonly area: Area;
  readonly mode: 'stage' | 'closing';
  readonly listing: ListingCard;
}

/** The change of many listings of a list: some, or all that the query of an address finds. */
export interface BulkFormOf {
  readonly area: Area;
  readonly mode: 'bulk';
  readonly list: ListKey;
  readonly chosen: { readonly ids: readonly string[] } | { readonly query: string };
  readonly count: number;
}

/** The newest changes of many listings in a region. */
export interface BulkChangesOf {
  readonly area: Area;
  readonly mode: 'bulkChanges';
}

/** The spelling of the forms' titles. Source: docs/contract.md, "Forms" */
const TITLED: Readonly<Record<Kind, string>> = { propresi: 'Residencial', propcom: 'Commercial' };

/** @param purpose the purpose of the edited listing; empty while the listing loads */
export function titleOf({ mode, kind }: ListingFormOf, purpose = ''): string {
  const property = `${TITLED[kind]} Property`;
  switch (mode) {
    case 'create':
      return `Create ${property}`;
    case 'edit':
      return `Edit ${property} ${purpose}`.trimEnd();
    case 'duplicate':
      return `Create Duplicate ${property}`;
  }
}

/** The name of the form's draft. */
export const draftNameOf = (form: ListingFormOf): string =>
  [KIND_FACTS[form.kind].call, form.mode, form.mode === 'create' ? form.area : form.id].join(' ');

/** The action's name in the error catalogue, if it differs from the call's name. */
export const actionOf = ({ mode, kind }: ListingFormOf): string | undefined =>
  mode === 'duplicate' ? `duplicate${KIND_FACTS[kind].call}` : undefined;
