import * as options from '../options';
import type { Field } from './field';
import { resi, com, equal, yesNo } from './traits';

/** The fields of parking. */
export const parking = {
  carParkingCovered: {
    type: 'count',
    label: 'Car Parking Covered',
    section: 'parking',
    options: options.PARKING_COUNTS,
    ...resi,
  },
  carParkingOpen: {
    type: 'count',
    label: 'Car Parking Open',
    section: 'parking',
    options: options.PARKING_COUNTS,
    ...resi,
  },
  parking: {
    type: 'count',
    label: 'Parking',
    section: 'parking',
    options: options.PARKING_COUNTS,
    ...com,
  },
  reserveParking: { ...yesNo, label: 'Reserve Parking', section: 'parking', ...com },
  visitorParking: {
    ...yesNo,
    label: 'Visitor Parking',
    section: 'parking',
    ...com,
    ...equal,
  },
} as const satisfies Readonly<Record<string, Field>>;
