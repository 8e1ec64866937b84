import { openFromStaffMenu, fillIn, submitForm } from '../../support/forms';
import type { FieldValues } from '../../support/forms';
import { toolOf } from './listing-cards';
import { state } from './state';
import type { Reader } from './state';

/** With a value, each area also shows its unit. */
const AREAS = {
  'Plot Area': '200',
  'Carpet Area': '1,450',
  'Super Area': '1,600',
  'BuiltUp Area': '1500.5',
};
const SALE = { 'Property For': 'SALE', Demand: '95,00,000', ...AREAS };
const RENT = { 'Property For': 'RENT', 'Rent Demand': '95,000', ...AREAS };
const HOME = 'Create Residential Property';
const SHOP = 'Create Commercial Property';
/** The accounts that write the listings of each region, in these states. */
const MANAGERS = { '/dwk/': 'Dwarka’s manager', '/ggn/': 'Gurugram’s manager' } as const;
type Region = keyof typeof MANAGERS;

const filled = (region: Region, entry: string, values: FieldValues) =>
  state(MANAGERS[region], async (page) =>
    fillIn(await openFromStaffMenu(page, region, entry), values),
  );

const sent = (region: Region, entry: string, values: FieldValues) =>
  state(MANAGERS[region], async (page) => {
    const form = await openFromStaffMenu(page, region, entry);
    await fillIn(form, values);
    await submitForm(form);
  });

const opened = (as: Reader, list: 'RS' | 'CR', tool: string) =>
  state(as, (page) => toolOf(page, list, tool));

/** The states of the long forms of listings. */
export const FORM_STATES = {
  'a new home for sale in Dwarka': filled('/dwk/', HOME, SALE),
  'a new home for rent in Gurugram': filled('/ggn/', HOME, RENT),
  'a new shop for sale in Dwarka': filled('/dwk/', SHOP, SALE),
  'a new shop for rent in Gurugram': filled('/ggn/', SHOP, RENT),
  'a new home that lacks everything': sent('/dwk/', HOME, { ...SALE, Demand: '' }),
  'a new shop that lacks everything': sent('/dwk/', SHOP, { ...SALE, Demand: '' }),
  'a new rent that lacks everything': sent('/ggn/', SHOP, { 'Property For': 'RENT' }),
  'an edited home': opened('Dwarka’s manager', 'RS', 'Edit'),
  'an edited shop': opened('Gurugram’s manager', 'CR', 'Edit'),
  'a duplicated home': opened('Dwarka’s manager', 'RS', 'Create Duplicate Property'),
  'a duplicated shop': opened('Gurugram’s manager', 'CR', 'Create Duplicate Property'),
};
