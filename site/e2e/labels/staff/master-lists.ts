import { labels } from '../../support/labels';
import type { StaffStateKey } from './states';

const FORMS = [
  ['Locality', 'Locality Name'],
  ['Residential Project Name', 'Residential Project Name'],
  ['Commercial Project Name', 'Commercial Project Name'],
] as const;
const PLURALS = {
  Locality: 'Localities',
  'Residential Project Name': 'Residential Project Names',
  'Commercial Project Name': 'Commercial Project Names',
} as const;

/** The labels of the master lists. */
export const MASTER_LISTS = FORMS.flatMap(([name, called]) => [
  ...labels<StaffStateKey>(
    [`the form Create ${name}`],
    [`Create ${name}`, name, 'Submit', 'Clear Values', 'Cancel'],
  ),
  ...labels<StaffStateKey>([`a ${name} that is there`], [`${called} Already Exist Use Another`]),
  ...labels<StaffStateKey>([`a created ${name}`], [`${name} Created Successfully`]),
  ...labels<StaffStateKey>(
    [`the list View ${name}`],
    [` ${PLURALS[name]}`, 'Back', `Filter ${PLURALS[name]}`, 'Delete '],
  ),
  ...labels<StaffStateKey>([`a ${name} to be deleted`], ['Delete', 'Cancel']),
  ...labels<StaffStateKey>([`a deleted ${name}`], ['Deleted Successfully']),
]);
