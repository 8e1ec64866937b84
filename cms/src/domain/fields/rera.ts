import type { Field } from './field';
import { card, sale } from './traits';

/**
 * The fields of the project's registration. They are public, but no part of `FIELDS`: the first load of each list would
 * carry their descriptions. Cards have the number alone, for their messages. Source: docs/contract.md, "RERA".
 */
export const RERA_FIELDS = {
  reraNumber: {
    type: 'text',
    label: 'RERA Number',
    section: 'property',
    hint: "The project's registration",
    ...card,
  },
  reraAuthority: {
    type: 'text',
    label: 'RERA Authority',
    section: 'property',
    hint: 'Where the project is registered',
    ...sale,
  },
  reraValidUntil: {
    type: 'date',
    label: 'RERA Valid Until',
    section: 'property',
    hint: 'The last day of the registration',
    ...sale,
  },
  reraExemption: {
    type: 'text',
    label: 'RERA Exemption',
    section: 'property',
    hint: 'Why the project needs no registration: a reason of the parameters',
    ...sale,
  },
} as const satisfies Readonly<Record<string, Field>>;

export type ReraName = keyof typeof RERA_FIELDS;
