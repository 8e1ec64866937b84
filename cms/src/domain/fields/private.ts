import type { Field } from './field';

/**
 * The fields of a listing that the region's staff alone see. They are no part of `FIELDS`, so no public answer, page or
 * feed can have them. Source: docs/contract.md, "Publication times".
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
} as const satisfies Readonly<Record<string, Field>>;

export type PrivateName = keyof typeof PRIVATE_FIELDS;
