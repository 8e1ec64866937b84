import { SECTIONS } from './field';
import type { Field } from './field';

/** The sections of a listing's form. A page has no private section, so that it does not load its words. */
export const FORM_SECTIONS = { ...SECTIONS, private: 'Private' } as const;

const own = { section: 'private' } as const;

/**
 * The fields of a listing that the region's staff alone see. They are no part of `FIELDS`, so no public answer, page or
 * feed can have them. Source: docs/contract.md, "Publication times", "Private fields".
 */
export const PRIVATE_FIELDS = {
  publicFrom: {
    type: 'minute',
    label: 'Public From',
    section: 'contact',
    hint: 'The minute at which a Draft or Withdrawn listing becomes Available',
  },
  publicUntil: {
    type: 'minute',
    label: 'Public Until',
    section: 'contact',
    hint: 'The minute at which it is Withdrawn',
  },
  ownerName: {
    type: 'text',
    label: 'Owner Name',
    ...own,
    hint: 'Only staff of the region see this section',
  },
  ownerPhone: { type: 'phone', label: 'Owner Phone', ...own },
  ownerSecondPhone: { type: 'phone', label: 'Owner Second Phone', ...own },
  keysAddress: { type: 'text', label: 'Address Of Keys', ...own, max: 1000 },
  commission: { type: 'text', label: 'Commission', ...own, hint: 'Such as 1 %, or one month' },
  privateNotes: { type: 'longText', label: 'Private Notes', ...own, max: 10_000 },
} as const satisfies Readonly<Record<string, Field>>;

export type PrivateName = keyof typeof PRIVATE_FIELDS;

/** The names of the publication times. */
export type TimeName = 'publicFrom' | 'publicUntil';
