import { KIND_FACTS } from '../../../domain';
import type { Area, Kind, ListingCard } from '../../../domain';

/** The form's purpose: an edit and a duplicate begin with the listing of that id. */
export type ListingFormOf = { readonly area: Area; readonly kind: Kind } & (
  | { readonly mode: 'create' }
  | { readonly mode: 'edit' | 'duplicate'; readonly id: string }
);

/** The edit of a listing's price alone, as its card shows it. */
export interface PriceFormOf {
  readonly area: Area;
  readonly mode: 'price';
  readonly listing: ListingCard;
}

/** The spelling of the forms' titles. Source: docs/contract.md, "Forms" */
const TITLED: Readonly<Record<Kind, string>> = { propresi: 'Residencial', propcom: 'Commercial' };

/** @param purpose of the edited listing; empty while it loads */
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

/** The error catalogue's name of the action, where it is not the call's own. */
export const actionOf = ({ mode, kind }: ListingFormOf): string | undefined =>
  mode === 'duplicate' ? `duplicate${KIND_FACTS[kind].call}` : undefined;
