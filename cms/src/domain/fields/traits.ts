import { RENT_PURPOSES, SALE_PURPOSES } from '../listings';
import { YES_NO } from '../options';

/** Properties that many fields share. They are spread into the fields. */
export const resi = { kind: 'propresi' } as const;
export const com = { kind: 'propcom' } as const;
export const sale = { purposes: SALE_PURPOSES } as const;
export const rent = { purposes: RENT_PURPOSES } as const;
export const card = { onCard: true } as const;
export const any = { filter: { by: 'any' }, ...card } as const;
export const equal = { filter: { by: 'equal' }, ...card } as const;
export const yesNo = { type: 'choice', options: YES_NO } as const;
export const furnishingCount = { type: 'text', section: 'furnishing' } as const;

/** A chip on the card. @param place its place among the chips, from 1 */
export const chip = (label: string, place: number) =>
  ({ chip: { label, place }, ...card }) as const;

export const perKind = <R, C>(
  propresi: R,
  propcom: C,
): { readonly propresi: R; readonly propcom: C } => ({
  propresi,
  propcom,
});
