import { detailPath, listPath } from '../../../src/domain';
import { oldestListing, search } from '../../support/api';
import { expect, visit } from '../../support/fixtures';
import {
  openFromStaffMenu,
  topDialog,
  field,
  fillIn,
  openStaffMenu,
  submitForm,
  chooseInAccountMenu,
} from '../../support/forms';
import { firstLocality } from '../../support/listings';
import { LIST_OF, toolOf } from './listing-cards';
import type { StaffList } from './listing-cards';
import { state } from './state';
import type { Reader } from './state';
import { mockResponses } from '../../support/mocks';
import type { MockResponse } from '../../support/mocks';
import { NO_SESSION } from '../../support/login';
import { at } from '../open';

const DONE = { json: { msg: 'success' } };
const menu = (as: Reader, path: string) => state(as, (page) => openStaffMenu(page, path));

/** Submits a form from the card of a list, and mocks the response, or sends none. */
const sent = (
  as: Reader,
  list: StaffList,
  tool: string,
  call: string,
  answer: MockResponse | null,
) =>
  state(as, async (page) => {
    if (answer) await mockResponses(page, call, answer);
    else await page.route(`**/${call}`, (route) => route.abort());
    const form = await toolOf(page, list, tool);
    await field(form, 'Description').fill('Words that are not there yet.');
    await submitForm(form);
  });

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
  'Dwarka’s side menu': menu(DWK, '/dwk/'),
  'Gurugram’s side menu': menu(GGN, '/ggn/'),
  'an admin’s menu in Dwarka': menu('an admin', '/dwk/'),
  'the homes of a list': state(DWK, at(LIST_OF.RS)),
  'the shops of a list': state(GGN, at(LIST_OF.CR)),
  'the page of a home': state(DWK, async (page) => {
    const { _id } = await oldestListing('dwk', 'RS');
    await visit(page, detailPath('dwk', 'propresi', _id));
  }),
  'the search of an admin': state('an admin', async (page) => {
    await visit(page, LIST_OF.RS);
    await page.getByRole('button', { name: 'Filter' }).click();
  }),
  'the commercial search of an admin': state('an admin', async (page) => {
    await visit(page, listPath('ggn', 'CS'));
    await page.getByRole('button', { name: 'Filter' }).click();
  }),
  'a created home': state(DWK, async (page) => {
    const { lists } = await search('dwk', 'RS');
    await mockResponses(page, 'PropResiCreate', { json: { msg: 'success', property: lists[0] } });
    await mockResponses(page, 'PropResiEdit/*', DONE);
    const form = await openFromStaffMenu(page, '/dwk/', 'Create Residential Property');
    await fillIn(form, REQUIRED);
    await form.getByRole('radio', { name: await firstLocality('dwk'), exact: true }).check();
    await submitForm(form);
  }),
  'a saved home': sent(DWK, 'RS', 'Edit', 'PropResiEdit/*', DONE),
  'a home to be deleted': state(DWK, (page) => toolOf(page, 'RS', 'Delete')),
  'a home to be sold': state(DWK, async (page) => {
    await toolOf(page, 'RS', 'Edit Stage');
    await topDialog(page).getByRole('button', { name: 'Sold' }).click();
    await expect(field(topDialog(page), 'Closing Price')).toBeVisible();
  }),
  'a sale with faults': state(DWK, async (page) => {
    await toolOf(page, 'RS', 'Edit Stage');
    await topDialog(page).getByRole('button', { name: 'Sold' }).click();
    const form = topDialog(page);
    await fillIn(form, { 'Closing Price': '0', 'Closed On': '31-12-2999' });
    await form.getByRole('button', { name: 'Save as Sold' }).click();
  }),
  'a shop to be let': state(GGN, async (page) => {
    await toolOf(page, 'CR', 'Edit Stage');
    await topDialog(page).getByRole('button', { name: 'Rented' }).click();
  }),
  'a deleted home': state(DWK, async (page) => {
    await mockResponses(page, 'PropResiDelete/*', DONE);
    await toolOf(page, 'RS', 'Delete');
    await topDialog(page).getByRole('button', { name: 'Delete' }).click();
  }),
  'a home that is gone': state(DWK, at(detailPath('dwk', 'propresi', 'nowhere'))),
  'an edit of a home that fails': sent(DWK, 'RS', 'Edit', 'PropResiEdit/*', null),
  'a duplicate of a home that fails': sent(
    DWK,
    'RS',
    'Create Duplicate Property',
    'PropResiCreate',
    null,
  ),
  'an edit of a shop that fails': sent(GGN, 'CR', 'Edit', 'PropComEdit/*', null),
  'a duplicate of a shop that fails': sent(
    GGN,
    'CR',
    'Create Duplicate Property',
    'PropComCreate',
    null,
  ),
  // These states sign the user out, so their accounts open no other state.
  'a save without a session': sent(
    'an admin whose session ends',
    'RS',
    'Edit',
    'PropResiEdit/*',
    NO_SESSION,
  ),
  'a session that was left': state('an executive', async (page) => {
    await visit(page, '/dwk/');
    await chooseInAccountMenu(page, 'Sign Out');
  }),
};
