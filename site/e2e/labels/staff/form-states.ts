import type { Area, Kind } from '../../../src/domain';
import { openFromStaffMenu, fillIn, sendForm } from '../../support/forms';
import type { FieldValues } from '../../support/forms';
import { formTexts } from '../model';
import type { Texts } from '../state';
import { toolOf } from './listing-cards';
import { state } from './state';

/** With a value, each area also shows its unit. */
const AREAS = {
  'Plot Area': '200',
  'Carpet Area': '1,450',
  'Super Area': '1,600',
  'BuiltUp Area': '1500.5',
};
const SALE = { 'Property For': 'SALE', Demand: '95,00,000', ...AREAS } as const;
const RENT = { 'Property For': 'RENT', 'Rent Demand': '95,000', ...AREAS } as const;
/** The words that the form shows below the price of each purpose. */
const IN_WORDS = { SALE: 'Ninety Five Lakh', RENT: 'Ninety Five Thousand' } as const;
/** The entry of the menu for each kind, and the title of its form. */
const ENTRIES = { propresi: 'Create Residential Property', propcom: 'Create Commercial Property' };
const TITLES = { propresi: 'Create Residencial Property', propcom: 'Create Commercial Property' };
const FRAME = [
  ...['Fields with a star (*) are mandatory.', 'dd-MM-yyyy'],
  ...['Submit', 'Clear Values', 'Cancel', 'Close'],
];
const REQUIRED = [
  ...['Property Type', 'Furnished Status', 'Status', 'Demand', 'Project Type', 'Locality'],
  ...['Plot Area Unit', 'Carpet Area Unit', 'Super Area Unit', 'BuiltUp Area Unit'],
].map((label) => `${label} is required`);
/** The accounts that write the listings of each region, in these states. */
const MANAGERS = { dwk: 'Dwarka’s manager', ggn: 'Gurugram’s manager' } as const;

/** A new listing with values. The fields and options of its form come from the model. */
const filled = (area: Area, kind: Kind, values: typeof SALE | typeof RENT) => {
  const purpose = values['Property For'];
  const texts = [TITLES[kind], ...formTexts(area, kind, purpose), ...FRAME, IN_WORDS[purpose]];
  return state(MANAGERS[area], texts, async (page) =>
    fillIn(await openFromStaffMenu(page, `/${area}/`, ENTRIES[kind]), values),
  );
};

const sent = (texts: Texts, area: Area, kind: Kind, values: FieldValues) =>
  state(MANAGERS[area], texts, async (page) =>
    sendForm(await openFromStaffMenu(page, `/${area}/`, ENTRIES[kind]), values),
  );

const home = (title: string, tool: string) =>
  state(MANAGERS.dwk, [title, 'Property Status', 'Stage'], (page) => toolOf(page, 'RS', tool));
const shop = (title: string, tool: string) =>
  state(MANAGERS.ggn, [title, 'Property Status', 'Stage'], (page) => toolOf(page, 'CR', tool));
const DUPLICATE = 'Create Duplicate Property';

/** The states of the long forms of listings. */
export const FORM_STATES = {
  'a new home for sale in Dwarka': filled('dwk', 'propresi', SALE),
  'a new home for rent in Gurugram': filled('ggn', 'propresi', RENT),
  'a new shop for sale in Dwarka': filled('dwk', 'propcom', SALE),
  'a new shop for rent in Gurugram': filled('ggn', 'propcom', RENT),
  'a new home that lacks everything': sent(REQUIRED, 'dwk', 'propresi', { ...SALE, Demand: '' }),
  'a new shop that lacks everything': sent(REQUIRED, 'dwk', 'propcom', { ...SALE, Demand: '' }),
  'a new rent that lacks everything': sent(['Rent Demand is required'], 'ggn', 'propcom', {
    'Property For': 'RENT',
  }),
  'an edited home': home('Edit Residencial Property SALE', 'Edit'),
  'an edited shop': shop('Edit Commercial Property RENT', 'Edit'),
  'a duplicated home': home('Create Duplicate Residencial Property', DUPLICATE),
  'a duplicated shop': shop('Create Duplicate Commercial Property', DUPLICATE),
};
