import * as options from '../options';
import type { Field } from './field';
import { chip, perKind } from './traits';

/** The fields of the building and its owner. */
export const building = {
  facing: { type: 'choice', label: 'Facing', section: 'building', options: options.DIRECTIONS },
  entry: {
    type: 'choice',
    label: 'Entry',
    section: 'building',
    options: options.DIRECTIONS,
    ...chip('Entry', 4),
  },
  Overlooking: {
    type: 'choice',
    label: 'Overlooking',
    section: 'building',
    options: options.OVERLOOKINGS,
  },
  liftsInTheTower: {
    type: perKind('text', 'choice'),
    label: 'Lifts In The Tower',
    section: 'building',
    options: options.YES_NO,
  },
  typeOfOwnership: {
    type: 'choice',
    label: 'Type Of Ownership',
    section: 'building',
    options: options.OWNERSHIPS,
  },
  possession: { type: 'date', label: 'Possession', section: 'building' },
} as const satisfies Readonly<Record<string, Field>>;
