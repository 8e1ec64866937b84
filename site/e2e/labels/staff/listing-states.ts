import { detailPath, listPath } from '../../../src/domain';
import { oldestListing, search } from '../../support/api';
import { expect, visit } from '../../support/fixtures';
import {
  openFromStaffMenu,
  field,
  fillIn,
  sendForm,
  openStaffMenu,
  submitForm,
  chooseInAccountMenu,
} from '../../support/forms';
import { firstLocality } from '../../support/listings';
import { LIST_OF, toolOf } from './listing-cards';
import type { StaffList } from './listing-cards';
import { admins, managers, state } from './state';
import type { Reader } from './state';
import { mockResponses } from '../../support/mocks';
import type { MockResponse } from '../../support/mocks';
import { NO_SESSION } from '../../support/login';
import { at } from '../state';
import type { Texts } from '../state';

const DONE = { json: { msg: 'success' } };
const REGION_MENU = [
  ...['Find a Property', 'Create Residential Property', 'Create Commercial Property'],
  ...['Create Locality', 'View Locality', 'Create Residential Project Name'],
  ...['Create Commercial Project Name', 'View Residential Project Name'],
  'View Commercial Project Name',
];
const ADMINS_MENU = [...REGION_MENU, 'Import Listings', 'User List', 'Bin', 'History of Texts'];
const TOOLS = ['Edit: ', 'Delete: ', 'Add Image: ', 'Create Duplicate Property: ', 'History: '];
const SALE = [
  ...['Only staff see the price and by whom.', 'Closing Price', 'Closed On', 'dd-MM-yyyy'],
  ...['Closed By', 'Us', 'Owner', 'Another broker', 'Not known', 'Save as Sold', 'Cancel', 'Close'],
];
const FAULTS = ['Closing Price must be above 0', 'Closed On must not be in the future'];

const menu = (as: Reader, texts: Texts, path: string) =>
  state(as, texts, (page) => openStaffMenu(page, path));

/** The search of a list, for an admin. */
const adminsSearch = (path: string) =>
  admins(['Property Status'], async (page) => {
    await visit(page, path);
    await page.getByRole('button', { name: 'Filter' }).click();
  });

/** A form on the card of a list: the list, the form's button and its call. */
type CardForm = readonly [list: StaffList, tool: string, call: string];
const EDIT_HOME: CardForm = ['RS', 'Edit', 'PropResiEdit/*'];
const EDIT_SHOP: CardForm = ['CR', 'Edit', 'PropComEdit/*'];
const DUPLICATE_HOME: CardForm = ['RS', 'Create Duplicate Property', 'PropResiCreate'];
const DUPLICATE_SHOP: CardForm = ['CR', 'Create Duplicate Property', 'PropComCreate'];

/** Submits a form from the card of a list. Its response is mocked, or does not come. */
const sent = (as: Reader, texts: Texts, [list, tool, call]: CardForm, answer?: MockResponse) =>
  state(as, texts, async (page) => {
    if (answer) await mockResponses(page, call, answer);
    else await page.route(`**/${call}`, (route) => route.abort());
    await sendForm(await toolOf(page, list, tool), {
      Description: 'Words that are not there yet.',
    });
  });

/** A form whose request fails. The message names the request. */
const failing = (as: Reader, form: CardForm, request: string, ...more: Texts) =>
  sent(as, ['Oops', `Something went wrong.Please Try Again_${request}`, ...more], form);

const REQUIRED = {
  'Property For': 'SALE',
  'Property Type': 'Flat',
  'Project Type': 'DDA',
  Demand: '95,00,000',
  Status: 'Ready To Move',
  'Furnished Status': 'Furnished',
};
const DWK = 'Dwarka’s manager';
const GGN = 'Gurugram’s manager';

/** The states of staff's work with listings, and the messages about it. */
export const LISTING_STATES = {
  'Dwarka’s side menu': menu(DWK, REGION_MENU, '/dwk/'),
  'Gurugram’s side menu': menu(GGN, REGION_MENU, '/ggn/'),
  'an admin’s menu in Dwarka': menu('an admin', ADMINS_MENU, '/dwk/'),
  'the homes of a list': managers(TOOLS, at(LIST_OF.RS)),
  'the page of a home': managers(TOOLS, async (page) => {
    const { _id } = await oldestListing('dwk', 'RS');
    await visit(page, detailPath('dwk', 'propresi', _id));
  }),
  'the shops of a list': state(GGN, TOOLS, at(LIST_OF.CR)),
  'the search of an admin': adminsSearch(LIST_OF.RS),
  'the commercial search of an admin': adminsSearch(listPath('ggn', 'CS')),
  'a created home': managers(
    ['Property Created Successfully', 'Add Images', 'Ok, got it'],
    async (page) => {
      const { lists } = await search('dwk', 'RS');
      await mockResponses(page, 'PropResiCreate', { json: { msg: 'success', property: lists[0] } });
      await mockResponses(page, 'PropResiEdit/*', DONE);
      const form = await openFromStaffMenu(page, '/dwk/', 'Create Residential Property');
      await fillIn(form, REQUIRED);
      await form.getByRole('radio', { name: await firstLocality('dwk'), exact: true }).check();
      await submitForm(form);
    },
  ),
  'a saved home': sent(DWK, ['Updated Successfully'], EDIT_HOME, DONE),
  'a home to be deleted': managers(
    ['Delete', 'Cancel', 'It lies in the bin for a while.'],
    (page) => toolOf(page, 'RS', 'Delete'),
  ),
  'a home to be sold': managers(SALE, async (page) => {
    const form = await toolOf(page, 'RS', 'Edit Stage');
    await form.getByRole('button', { name: 'Sold' }).click();
    await expect(field(form, 'Closing Price')).toBeVisible();
  }),
  'a sale with faults': managers(FAULTS, async (page) => {
    const form = await toolOf(page, 'RS', 'Edit Stage');
    await form.getByRole('button', { name: 'Sold' }).click();
    await fillIn(form, { 'Closing Price': '0', 'Closed On': '31-12-2999' });
    await form.getByRole('button', { name: 'Save as Sold' }).click();
  }),
  'a shop to be let': state(GGN, ['Closing Price', 'Save as Rented', 'Cancel'], async (page) => {
    const form = await toolOf(page, 'CR', 'Edit Stage');
    await form.getByRole('button', { name: 'Rented' }).click();
  }),
  'a deleted home': managers(['Deleted Successfully'], async (page) => {
    await mockResponses(page, 'PropResiDelete/*', DONE);
    await (await toolOf(page, 'RS', 'Delete')).getByRole('button', { name: 'Delete' }).click();
  }),
  'a home that is gone': managers(
    ['PROPERTY DETAIL NOT AVAILABLE'],
    at(detailPath('dwk', 'propresi', 'nowhere')),
  ),
  'an edit of a home that fails': failing(DWK, EDIT_HOME, 'editPropResi', 'Retry'),
  'a duplicate of a home that fails': failing(DWK, DUPLICATE_HOME, 'duplicatePropResi'),
  'an edit of a shop that fails': failing(GGN, EDIT_SHOP, 'editPropCom'),
  'a duplicate of a shop that fails': failing(GGN, DUPLICATE_SHOP, 'duplicatePropCom'),
  // These states sign the user out, so their accounts open no other state.
  'a save without a session': sent(
    'an admin whose session ends',
    ['Please log in to continue', 'Login to your account', 'User Id', 'Password'],
    EDIT_HOME,
    NO_SESSION,
  ),
  'a session that was left': state(
    'an executive',
    ['Logout Successfully', 'Sign In'],
    async (page) => {
      await visit(page, '/dwk/');
      await chooseInAccountMenu(page, 'Sign Out');
    },
  ),
};
