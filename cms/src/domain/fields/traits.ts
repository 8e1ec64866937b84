import { RENT_PURPOSES, SALE_PURPOSES } from '../listings';
import { YES_NO } from '../options';

/** What many fields have in common, to be spread into them. */
export const resi = { kind: 'propresi' } as const;
export const com = { kind: 'propcom' } as const;
export const sale = { purposes: SALE_PURPOSES } as const;
export const rent = { purposes: RENT_PURPOSES } as const;
export const any = { filter: { by: 'any' } } as const;
export const equal = { filter: { by: 'equal' } } as const;
export const card = { onCard: true } as const;
export const yesNo = { type: 'choice', options: YES_NO } as const;
export const furnishingCount = { type: 'text', section: 'furnishing' } as const;

export const perKind = <R, C>(
  propresi: R,
  propcom: C,
): { readonly propresi: R; readonly propcom: C } => ({
  propresi,
  propcom,
});
