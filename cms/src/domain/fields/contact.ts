import { LISTING_STATUSES } from '../listings';
import { STAGES } from '../stage';
import * as options from '../options';
import type { Field } from './field';
import { resi, com, card } from './traits';

/** The fields of the description and the contact. */
export const contact = {
  amenities: {
    type: 'choices',
    label: 'Amenities',
    section: 'amenities',
    options: options.AMENITIES,
  },
  description: { type: 'longText', label: 'Description', section: 'contact', max: 10_000 },
  phoneOfContactPerson: {
    type: 'phone',
    label: 'Phone Of Contact Person',
    section: 'contact',
    ...card,
  },
  videoPath: {
    type: 'link',
    label: 'Video Path',
    section: 'contact',
    hint: 'An address that begins with https://',
    ...card,
  },
  stage: {
    type: 'choice',
    label: 'Stage',
    section: 'contact',
    options: STAGES,
    hint: 'Closed: sold or rented',
    ...card,
  },
  propresiStatus: {
    type: 'choice',
    label: 'Property Status',
    section: 'contact',
    options: LISTING_STATUSES,
    required: true,
    ...resi,
    ...card,
  },
  propcomStatus: {
    type: 'choice',
    label: 'Property Status',
    section: 'contact',
    options: LISTING_STATUSES,
    required: true,
    ...com,
    ...card,
  },
} as const satisfies Readonly<Record<string, Field>>;
