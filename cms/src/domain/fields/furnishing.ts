import * as options from '../options';
import type { Field } from './field';
import { resi, any, chip, yesNo, furnishingCount } from './traits';

/** The fields of furnishing. */
export const furnishing = {
  furnishedStatus: {
    type: 'choice',
    label: 'Furnished Status',
    section: 'furnishing',
    options: options.FURNISHED_STATUSES,
    required: true,
    ...any,
    ...chip('Furnishing', 5),
  },
  interior: {
    type: 'choice',
    label: 'Interior',
    section: 'furnishing',
    options: options.INTERIORS,
  },
  aproxValueOfWork: { type: 'money', label: 'Approx Value Of Work', section: 'furnishing' },
  wardrobes: { ...furnishingCount, label: 'Wardrobes', ...resi },
  ac: { ...furnishingCount, label: 'AC' },
  fan: { ...furnishingCount, label: 'Fan' },
  bed: { ...furnishingCount, label: 'Bed', ...resi },
  diningTable: { ...furnishingCount, label: 'Dining Table', ...resi },
  sofa: { ...furnishingCount, label: 'Sofa', ...resi },
  curtains: { ...furnishingCount, label: 'Curtains', ...resi },
  tv: { ...furnishingCount, label: 'TV', ...resi },
  geyser: { ...furnishingCount, label: 'Geyser', ...resi },
  bathtub: { ...furnishingCount, label: 'Bathtub', ...resi },
  refrigerator: { ...furnishingCount, label: 'Refrigerator', ...resi },
  microwave: { ...furnishingCount, label: 'Microwave', ...resi },
  ro: { ...furnishingCount, label: 'RO', ...resi },
  hob: { ...furnishingCount, label: 'Hob', ...resi },
  chimney: { ...furnishingCount, label: 'Chimney', ...resi },
  washingMachine: { ...furnishingCount, label: 'Washing Machine', ...resi },
  modularKitchen: { ...yesNo, label: 'Modular Kitchen', section: 'furnishing', ...resi },
  iglGasConnection: { ...yesNo, label: 'IGL Gas Connection', section: 'furnishing', ...resi },
  others: { type: 'longText', label: 'Others', section: 'furnishing', max: 1000 },
} as const satisfies Readonly<Record<string, Field>>;
